import type { HelpLine } from '../../../domain/helpLine';
import { quietLines as english } from '../../en/firstAid/quietLines';

const { violence, child, police, befrienders, counselling, ours } = english;

/** Whom to call from a quiet page, in Kiswahili. */
export const quietLines = {
  violence: { ...violence, name: 'Laini ya ukatili', text: 'Bila malipo, mchana na usiku' },
  child: { ...child, name: 'Laini ya watoto', text: 'Chini ya miaka 18. Bila malipo, mchana na usiku' },
  police: { ...police, name: 'au 112, polisi', text: 'Bila malipo. Huenda wasitume ambulensi' },
  befrienders,
  counselling: { ...counselling, name: 'Laini ya ushauri nasaha' },
  ours,
} as const satisfies Record<keyof typeof english, HelpLine | typeof ours>;
