import { sign, type Sign } from './sign';

/** Signs of pregnancy, birth and the hours after it. */
export const birthSigns: readonly Sign[] = [
  sign({ rule: 'healthEmergency', concern: 'newborn', urgent: true })`
    born|birth|deliver ... not cry|breathe|move|respond
    born|birth|deliver ... floppy|quiet
    not cry|breathe|move ... born|birth|deliver
    floppy|quiet ... born|birth|deliver
    born|birth|deliver ... blue
    baby|child .. not cry
  `,
  sign({ rule: 'healthEmergency', concern: 'birth', urgent: true })`
    labour
    water has|have|is? break|pasuka|gone
    chupa .. pasuka
    birth !certificate|plan|day|control
    give birth
    deliver .. baby|child
    baby|child .. is? arrive|out|stuck
    baby|child|head .. crowning|showing
    cord .. out|seen|see|neck
    see .. cord
    placenta|afterbirth|kondo .. not|out|stuck|remain|inside
    not .. placenta|afterbirth|kondo
    leg|arm|bottom|breech .. first|kwanza
    breech
    born .. house|car|road|way
  `,
  sign({ rule: 'healthEmergency', concern: 'pregnancy', urgent: true, strong: true })`
    pregnant|labour|birth|born|deliver ... bleed|blood|convulsion|pain|unconscious
    bleed|blood|convulsion ... pregnant|labour|birth|deliver
  `,
  sign({ rule: 'healthEmergency', concern: 'pregnancy', urgent: true })`
    pregnant ... fit|fits|headache|head|blurred|vision|swell|fall|hit|not
    convulsion|headache|swell ... pregnant|labour|birth|deliver
    wet|soaks|full .. pads|pad
    mother|wife|woman .. pressure ... not see
  `,
];
