import { contains, type UnitSet, unionOf } from './unit-set.ts';

/** .NET compares letters without regard to case by what each is in lower case, unit by unit and whatever the language. */
function lower(unit: number): number {
  const text = String.fromCharCode(unit).toLowerCase();
  return text.length === 1 ? text.charCodeAt(0) : unit;
}

/** Units that are the same but for their case, by each of them; those without such others are left out. */
const alike = new Map<number, readonly number[]>();

function allAlike(): ReadonlyMap<number, readonly number[]> {
  if (alike.size > 0) return alike;
  const byLower = new Map<number, number[]>();
  for (let unit = 0; unit <= 0xffff; unit++) {
    const of = byLower.get(lower(unit));
    if (of) of.push(unit);
    else byLower.set(lower(unit), [unit]);
  }
  for (const units of byLower.values()) if (units.length > 1) for (const unit of units) alike.set(unit, units);
  return alike;
}

/** The set and all that differs from one of its units in case only. */
export function inAnyCase(set: UnitSet): UnitSet {
  const others: [number, number][] = [];
  for (const [unit, units] of allAlike())
    if (contains(set, unit)) for (const other of units) others.push([other, other]);
  return others.length === 0 ? set : unionOf([...set, ...others]);
}

/** Whether the set has each letter in all cases or in none. */
export const isCaseless = (set: UnitSet): boolean => inAnyCase(set).length === set.length && same(inAnyCase(set), set);

const same = (a: UnitSet, b: UnitSet): boolean =>
  a.every(([first, last], index) => first === b[index]![0] && last === b[index]![1]);
