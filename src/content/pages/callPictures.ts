import dispatch from 'virtual:picture/slide-dispatch';
import setOff from 'virtual:picture/card-emergency-response';
import helping from 'virtual:picture/gallery-training-3';
import onTheRoad from 'virtual:picture/gallery-response-6';
import atYourSide from 'virtual:picture/gallery-response-5';
import journey from 'virtual:picture/card-advanced-care';
import handover from 'virtual:picture/banner-emergency-care';

/** Pictures of the way from a call to the hospital. */
export const callPictures = { dispatch, setOff, helping, onTheRoad, atYourSide, journey, handover };
