import type { Sign } from './sign';

const bodyParts =
  'head|neck|back|arm|leg|knee|ankle|foot|finger|fingers|toe|shoulder|elbow|wrist|hip|nose|face|eye|skull|spine|rib|ribs|jaw|thigh|kichwa|shingo|mgongo|bone|bones';

/** Signs of wounds, burns, crashes, falls and electric shock. */
export const injuries: readonly Sign[] = [
  {
    rule: 'trauma',
    topic: 'bleeding',
    urgent: true,
    says: `
      bleed
      blood !pressure|sugar|group|type|test|donation|bank|donor|thinner
      anatoka|anatokwa|natoka|natokwa|inatoka|ametoka|kutoka .. blood
      stab|stabbed|gunshot|shot|bullet|risasi|amputated|severed
      +dungwa|amedungwa|kudungwa|panga|machete
      knife|kisu|arrow|spear .. stuck|still|inside|in
      pull|remove|toa .. knife|kisu|nail|arrow|spear
      arm|leg|finger|fingers .. cut off
      cut off .. arm|leg|finger|fingers
    `,
  },
  {
    rule: 'trauma',
    topic: 'burns',
    urgent: true,
    says: `
      burn !fever|course
      hot|boiling|maji water|oil|porridge|tea|uji|moto|chai|soup|steam
      fire|moto .. clothes|skin|hand|arm|child|baby
      acid
      blister|blisters
    `,
  },
  {
    rule: 'trauma',
    says: `
      hurt !feelings
      cut
      fracture
      broken|broke|break|breaking .. ${bodyParts}
      ${bodyParts} .. broken|broke|dislocated|crushed|trapped
      dog|cat|animal|human|monkey|hippo|lion|mbwa .. bite
      mbwa pain
      bite .. dog|cat|animal|human|monkey|hippo|lion|mbwa
      trauma
      concussion
      hit .. head
      beaten|assault|assaulted|attacked|mugged|raped|rape|fight|amepigwa
      nail|glass|knife .. foot|hand|arm|leg|stuck|in
      crushed|impaled
      bruise|bruised|bruises
    `,
  },
  {
    rule: 'accident',
    topic: 'roadAccident',
    urgent: true,
    says: `
      accident
      hit .. car|boda|train
      helmet
      car|boda .. hit|overturned|rolled|rolling|flipped|fall|imeanguka|imepinduka|upside
      overturned|rolled .. car|boda
      fall .. car|boda
      hit down|over|and
      run over
      boda|rider|car is? down
      pedestrian .. hit
      rta
      pileup
      trapped|stuck .. car|wreckage
      +pinduka|imepinduka
    `,
  },
  {
    rule: 'accident',
    without: 'roadAccident',
    urgent: true,
    says: `
      house|building|home|nyumba|office on? fire|burn|moto
      fire .. house|building|nyumba
      work|workplace|factory|site|industrial|construction|kitchen|home|school|domestic|kazini accident
      accident .. work|workplace|factory|site|kitchen|home|school|kazini
      electrocuted
      electric|electricity|stima|umeme|live|power shock|wire|wires|imemshika|imempiga
      shock .. electric|electricity|stima|wire|socket|current
      umeme|stima .. imempiga|imemshika|shock
      building|wall|scaffold|scaffolding|structure|roof|mine|jengo|quarry .. collapse|fall
      explosion|exploded|blast|bomb
      fall .. roof|building|ladder|height|tree|storey|floor|scaffold|scaffolding|balcony|ghorofa|mti|mast|window
      trapped|stuck .. machine|equipment|rubble
      hand|arm|finger|fingers .. in|into equipment|grinder|mixer
    `,
  },
  {
    rule: 'accident',
    says: `
      fall !asleep|behind|sick|ill|pregnant
      slipped|tripped
    `,
  },
];
