export const marks = {
  marks: {
    title: 'ما تغيّر في هذه المدة',
    earlier_zero: 'لا مزيد',
    earlier_one: 'تغيير آخر',
    earlier_two: 'تغييران آخران',
    earlier_few: '{{n}} تغييرات أخرى',
    earlier_many: '{{n}} تغييرًا آخر',
    earlier_other: '{{n}} تغيير آخر',
    cut: 'تغيّر المزيد، ولا يظهر إلا آخر مئة قيد من السجل.',
    failed: 'تعذّرت قراءة ما تغيّر في هذه المدة.',
    undone: 'تراجُع',
  },
} as const;
