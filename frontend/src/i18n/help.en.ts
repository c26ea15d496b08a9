export const help = {
  title: 'Keyboard shortcuts',
  search: 'Search',
  help: 'Show this help',
  toasts: 'Go to the notifications',
  close: 'Close what is open',
  arrows: 'Choose among suggestions or stars',
  whileTyping: 'Single letters and signs do nothing while you type.',
  arrowKeys: 'Arrow keys',
} as const;
