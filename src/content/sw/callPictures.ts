import handover from 'virtual:picture/banner-emergency-care/sw';
import journey from 'virtual:picture/card-advanced-care/sw';
import setOff from 'virtual:picture/card-emergency-response/sw';
import atYourSide from 'virtual:picture/gallery-response-5/sw';
import onTheRoad from 'virtual:picture/gallery-response-6/sw';
import helping from 'virtual:picture/gallery-training-3/sw';
import dispatch from 'virtual:picture/slide-dispatch/sw';
import type { callPictures as english } from '../en/callPictures';

/** Pictures of the way from a call to the hospital, told in Kiswahili. */
export const callPictures: typeof english = {
  dispatch,
  setOff,
  helping,
  onTheRoad,
  atYourSide,
  journey,
  handover,
};
