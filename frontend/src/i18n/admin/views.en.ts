export const views = {
  views: {
    title: 'Views',
    text: 'What is shown is worked out from the log of events, view by view, and can be built anew at any time.',
    facts: 'Version {{version}} · build {{build}} · position {{position}}',
    rebuild: 'Rebuild',
    rebuildNamed: 'Rebuild {{view}}',
    retry: 'Try again by rebuilding',
    retryNamed: 'Try again by rebuilding {{view}}',
    askTitle: 'Rebuild {{view}}?',
    askText:
      'It is built from the first event on beside the one that answers, and takes its place when it is level. Nothing is lost, and nobody has to wait.',
    begun: 'Rebuild of {{view}} requested',
    failed: 'The rebuild could not be requested',
    parked_one: '{{n}} event could not be taken',
    parked_other: '{{n}} events could not be taken',
    state: {
      requested: 'Rebuild requested',
      running: 'Rebuilding',
      done: 'Rebuilt',
      failed: 'Rebuild failed',
      stalled: 'Rebuild stands still',
    },
    progressOf: 'Rebuild of {{view}}',
    events_one: '{{n}} event',
    events_other: '{{n}} events',
    left: '{{time}} left',
  },
} as const;
