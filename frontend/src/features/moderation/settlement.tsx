interface SettlementProps {
  readonly outcome: string;
  /** The name of the token that decided; null where that is not shown. */
  readonly by: string | null;
}

/** What a moderator decided, behind the time of what it was about. */
export function Settlement({ outcome, by }: SettlementProps) {
  return (
    <>
      {' – '}
      {outcome}
      {by !== null && (
        <>
          {' '}
          (<bdi>{by}</bdi>)
        </>
      )}
    </>
  );
}
