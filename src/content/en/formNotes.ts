/** Words that stand in every form. */
export const formNotes = {
  offline:
    'This device is offline. Call us, or press the button again when you are back online: what you typed stays in the form.',
  leaveEmpty: 'Leave this field empty',
} as const;
