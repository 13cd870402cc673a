import photo1 from 'virtual:picture/gallery-training-1/sw';
import photo2 from 'virtual:picture/gallery-training-2/sw';
import photo3 from 'virtual:picture/gallery-training-3/sw';
import photo4 from 'virtual:picture/gallery-training-4/sw';
import photo5 from 'virtual:picture/gallery-training-5/sw';
import photo6 from 'virtual:picture/gallery-training-6/sw';
import photo7 from 'virtual:picture/gallery-training-7/sw';
import type { AlbumContent } from '../pageTypes';

/** Album of the gallery in Kiswahili: training. Captions describe drawn scenes, no real event. */
export const albumTraining: AlbumContent = {
  id: 'training',
  title: 'Mafunzo',
  lead: 'Mazoezi kwa wafanyakazi, shule na maeneo ya kazi.',
  photos: [
    { picture: photo1, caption: 'Kubonyeza kifua cha mwanasesere' },
    { picture: photo2, caption: 'Kila kitu mahali pake' },
    { picture: photo3, caption: 'Kutuliza mguu kwa mbao' },
    { picture: photo4, caption: 'Koni za mafunzo ya madereva' },
    { picture: photo5, caption: 'Zoezi la kubeba jua likitua' },
    { picture: photo6, caption: 'Kukagua ghala la vifaa' },
    { picture: photo7, caption: 'Redio mbele ya ramani' },
  ],
};
