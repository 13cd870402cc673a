import texts from '#words/firstAid/offline.json';
import type { FirstAidOverview } from '../../firstAidTypes';
import { owner } from '../../owner';
import { firstAid } from './firstAid';
import { callLink } from '../links';
import { language } from '../language';
import { pathIn } from '../../../domain/language';

/** Stands in for a page that is not kept, where there is no network: the call, first aid, and what else works. */
export const offline: FirstAidOverview = {
  meta: texts.meta,
  title: texts.title,
  lead: texts.lead,
  call: callLink,
  callNote: texts.callNote,
  topics: {
    ...firstAid.topics,
    groups: [
      {
        id: 'ways',
        title: texts.topics.groups.ways.title,
        items: [
          {
            ...texts.topics.groups.ways.items.sms,
            to: owner.sms,
          },
          { ...texts.topics.groups.ways.items.emergencyAlert, to: pathIn(language, '/EmergencyAlert') },
          {
            ...texts.topics.groups.ways.items.tryAgain,
            to: '?',
          },
        ],
      },
      ...firstAid.topics.groups,
    ],
  },
  ...(firstAid.draft !== undefined && { draft: firstAid.draft }),
  emergency: firstAid.emergency,
};
