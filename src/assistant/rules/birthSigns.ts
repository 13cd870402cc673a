import { sign, type Sign } from './sign';

/** Signs of pregnancy, birth and the hours after it. */
export const birthSigns: readonly Sign[] = [
  sign({ rule: 'healthEmergency', concern: 'newborn', urgent: true })`
    born|birth|deliver ... floppy|weak|cold|silent|pale|still
    baby .. cold|silent|pale|floppy|quiet|kimya
    baby ... weak ... house|born
    born kimya|quiet|silent
    baby|child .. out .. floppy|blue|pale|not
    premature|preterm|njiti .. born|house|deliver
    born .. premature|njiti
    make .. baby breathe
    deliver .. silent|quiet|blue|floppy
    not cry
    born|birth|deliver ... not cry|breathe|move|respond
    born|birth|deliver ... floppy|quiet
    not cry|breathe|move ... born|birth|deliver
    floppy|quiet ... born|birth|deliver
    born|birth|deliver ... blue
    baby|child .. not cry
  `,
  sign({ rule: 'healthEmergency', concern: 'birth', urgent: true })`
    need to? push
    child born hello
    water uzazi
    see .. head
    deliver .. road|house|car|way|taxi|here
    is|am deliver
    umbilical|kitovu|cord .. cut|tie|zunguka
    cut .. cord|umbilical|kitovu
    kitovu|umbilical
    push .. baby|child
    feel like? push
    water .. break|fracture|pasuka
    drink pasuka|burst
    chupa uzazi
    about to? birth|deliver
    zalia|anazalia|birth
    head|arm|leg .. out .. first|kwanza
    baby|child .. arm|leg|head .. out
    crowning
    cord
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
    pregnant out|inaharibika
    stop move .. womb
    not jump tumboni
    not feel .. baby .. move|kick|kicking
    pregnant|expecting ... unconscious|hurt|accident|beat|fever|weak|vomit|abdominal|stomach|tumbo
    pain|unconscious|vomit|fever ... pregnant|expecting
    uzazi ... bleed|blood
    blood .. uzazi
    expecting .. unconscious|bleed|pain
    ball|ballbreaker ... bleed|blood
    baby|child .. tumboni|tumbo|womb .. not
    baby|child not .. kick|kicking|play
    not play .. tumbo|tumboni
    clots .. birth|deliver|born
    after .. deliver|birth .. bleed|weak|blood
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
