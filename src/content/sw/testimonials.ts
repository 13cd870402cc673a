import picture from 'virtual:picture/banner-testimonials/sw';
import type { TestimonialsContent } from '../formTypes';
import { exampleLabel } from './exampleLabel';
import { reviewForm } from './reviewForm';
import { ratingLabel, samples } from './samples';

/** The testimonials page, in Kiswahili. */
export const testimonials: TestimonialsContent = {
  meta: {
    title: 'Maoni: wateja wetu wanasema nini',
    description:
      'Je, tulikuja kwako, au tulihudumia shule, kazi au hafla yako? Andika maoni. Wafanyakazi husoma kila maoni kabla hayajaonekana.',
  },
  banner: {
    title: 'Wateja Wetu Wanasema',
    lead: 'Je, tulikuja kwako, au tulihudumia shule, kazi au hafla yako? Waambie wengine ilivyokuwa.',
    picture,
  },
  reviews: {
    title: 'Maoni',
    leads: {
      real: 'Wafanyakazi husoma maoni yote kabla hayajaonekana hapa. Hakuna anayelipwa kwa maoni yake.',
      samples: 'Maoni haya ni mifano; hakuna mteja aliyeyaandika. Yako yanaweza kuwa ya kwanza ya kweli.',
      both: 'Kadi zenye neno “Mfano” si maoni ya kweli. Wafanyakazi husoma maoni mengine yote kabla hayajaonekana hapa.',
    },
    ratingLabel,
    exampleLabel,
    items: samples,
  },
  write: {
    title: 'Tuma Maoni Yako',
    lead: 'Wafanyakazi huyasoma kabla hayajaonekana. Tafadhali usitaje jina la mgonjwa mwingine.',
  },
  form: reviewForm,
};
