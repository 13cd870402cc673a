import { firstAidPath } from '../../domain/firstAidPath';
import words from '#words/emergencyPlan.json';
import { pageLink } from './links';
import type { EmergencyPlanContent } from '../formTypes';
import { helplines } from '../helplines';
import { owner } from '../owner';

/** The page that makes an emergency plan for a family, a school or a site. */
export const emergencyPlan: EmergencyPlanContent = {
  meta: words.meta,
  title: words.title,
  lead: words.lead,
  labels: {
    title: words.labels.title,
    lead: words.labels.lead,
    noScript: words.labels.noScript,
    toSheet: words.labels.toSheet,
    kind: words.labels.kind,
    kinds: words.labels.kinds,
    parts: words.labels.parts,
    nameOfPlan: words.labels.nameOfPlan,
    fields: {
      ...words.labels.fields,
      plusCode: 'Plus Code',
    },
    help: words.labels.help,
    dutiesHelp: words.labels.dutiesHelp,
    duties: words.labels.duties,
    contact: words.labels.contact,
    patient: words.labels.patient,
    findCode: pageLink(words.labels.findCode, '/WhereAmI'),
    checkPhone: words.labels.checkPhone,
    checkPlusCode: words.labels.checkPlusCode,
    row: words.labels.row,
    addContact: words.labels.addContact,
    addPatient: words.labels.addPatient,
    remove: words.labels.remove,
    keep: words.labels.keep,
    forget: words.labels.forget,
    empty: words.labels.empty,
    undo: words.labels.undo,
    said: words.labels.said,
    sheetTitle: words.labels.sheetTitle,
    sheetLead: words.labels.sheetLead,
    cannotPrint: words.labels.cannotPrint,
    print: words.labels.print,
    printEmpty: words.labels.printEmpty,
  },
  sheet: {
    titles: words.sheet.titles,
    name: words.sheet.name,
    numbers: [
      { label: words.sheet.numbers.ambulanceDayNight, value: owner.phone.display },
      { label: words.sheet.numbers.anotherAmbulanceLine, value: helplines.ambulance.display },
      words.sheet.numbers.police,
    ],
    say: words.sheet.say,
    foot: words.sheet.foot,
    unfitMessage: words.sheet.unfitMessage,
  },
  cover: {
    title: words.cover.title,
    text: words.cover.text,
    actions: [
      pageLink(words.cover.actions.schoolEmergencyCover, '/SchoolEmergencyCover'),
      pageLink(words.cover.actions.siteEmergencyCover, '/SiteEmergencyCover'),
      pageLink(words.cover.actions.kit, firstAidPath('kit')),
    ],
  },
};
