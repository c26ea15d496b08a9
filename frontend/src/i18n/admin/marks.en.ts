export const marks = {
  marks: {
    title: 'Changed in this period',
    earlier_one: '{{n}} more',
    earlier_other: '{{n}} more',
    cut: 'More was changed: the latest hundred entries of the history are told.',
    failed: 'What was changed in this period could not be read.',
    undone: 'taken back',
  },
} as const;
