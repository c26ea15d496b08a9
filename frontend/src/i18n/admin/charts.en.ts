export const charts = {
  period: 'Period',
  presets: { week: '7 days', fourWeeks: '28 days', quarter: 'Quarter', year: 'Year' },
  back: 'Back to {{period}}',
  unfinished: {
    hour: 'this hour so far',
    day: 'today so far',
    week: 'this week so far',
    month: 'this month so far',
    whole: 'so far',
  },
  cut: {
    hour: 'part of an hour',
    day: 'part of a day',
    week: 'part of a week',
    month: 'part of a month',
    whole: 'a part',
  },
  future: 'not yet',
  step: '{{step}}, {{extent}}',
  comma: ', ',
  others: 'Others ({{n}})',
  withOthers: 'Others ({{n}}), together {{total}}',
  notAdded_one:
    'The first of {{groups}} is drawn. This metric can’t be added up, so the others have no line; the table lists them.',
  notAdded_other:
    'The first {{drawn}} of {{groups}} are drawn. This metric can’t be added up, so the others have no line; the table lists them.',
  axisFrom: 'The axis begins at {{value}}, not at 0.',
  ranks: 'Place 1 is at the top. The first ten places have more room than those further down.',
  cursor: 'Values of the chart',
  at: '{{step}}: {{figures}}',
  selected: '{{from}} to {{to}} selected',
  help: 'Drag across the chart to zoom in. With the keyboard: arrow keys move, Shift and arrow keys select, Enter zooms in.',
} as const;
