import os from 'node:os';
import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { flag } from './fields.ts';
import type { Command } from './read-commands.ts';

const MIB = 1024 ** 2;

/** There are no users: whoever reaches the node may do everything. */
export const connectionStatusCommand: Command = ({ command }) => ({
  authInfo: {
    authenticatedUsers: [],
    authenticatedUserRoles: [],
    ...(flag(command, 'showPrivileges') && { authenticatedUserPrivileges: [] }),
  },
  ok: 1,
});

export const hostInfoCommand: Command = () => ({
  system: {
    currentTime: new Date(),
    hostname: os.hostname(),
    cpuAddrSize: 64,
    memSizeMB: Math.round(os.totalmem() / MIB),
    numCores: os.cpus().length,
    cpuArch: os.arch(),
  },
  os: { type: os.type(), name: os.platform(), version: os.release() },
  extra: {},
  ok: 1,
});

/** The node keeps no log lines: it prints them. */
const LOGS = ['global', 'startupWarnings'];

export const getLogCommand: Command = ({ command }) => {
  const { getLog: name } = command;
  if (name === '*') return { names: LOGS, ok: 1 };
  if (typeof name !== 'string') throw new ServerError('TypeMismatch', 'Argument to getLog must be of type String');
  if (!LOGS.includes(name)) throw new ServerError('OperationFailed', `No log named '${name}'`);
  return { totalLinesWritten: 0, log: [], ok: 1 };
};

/** What may be asked for of how the node runs. */
const parametersOf = (version: string): Doc => ({ featureCompatibilityVersion: { version } });

/** Of parameters that are asked for by name the ones there are. */
export const getParameterOf =
  (version: string): Command =>
  ({ command }) => {
    const parameters = parametersOf(version);
    const isAll = command.getParameter === '*';
    const asked = Object.entries(parameters).filter(([name]) => isAll || command[name]);
    if (asked.length === 0) throw new ServerError('InvalidOptions', 'no option found to get');
    return { ...Object.fromEntries(asked), ok: 1 };
  };
