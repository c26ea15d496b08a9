import autocannon from 'autocannon';

const connections = 16;

/**
 * As many requests as fast as they are answered, over kept connections.
 * @throws Error when one of them fails
 */
export const httpLoad = async (url: string, amount: number, headers: Record<string, string>): Promise<void> => {
  const { errors, non2xx } = await autocannon({ url, amount, connections, headers });
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} of ${amount} requests to ${url} failed`);
};
