import { concernSources as c } from '../../en/firstAid/concernSources';
import { quietTopic } from './frame';
import { quietLines as lines } from './quietLines';
import { allTopics, linkTo, pathOf } from './titles';

/** Thoughts of dying, for the person who has them, in Kiswahili: no method is named here. */
export const despair = quietTopic({
  id: 'despair',
  quiet: {
    title: 'Hauko peke yako',
    lead: 'Mawazo haya hupita, na kupata msaada husaidia. Ongea na mtu sasa.',
    lines: [
      lines.befrienders,
      lines.counselling,
      lines.child,
      lines.ours('Laini yetu', 'Kama maisha yako yamo hatarini sasa'),
    ],
    noAnswer: 'Hawajibu? Piga laini inayofuata, au nenda hospitali ya karibu.',
    onward: {
      title: 'Una wasiwasi juu ya mtu mwingine?',
      text: 'Jinsi ya kumuuliza, kumsikiliza na kukaa naye',
      to: pathOf('despairHelper'),
    },
  },
  stepsTitle: 'Kwa saa moja ijayo',
  steps: [
    { act: 'Mpigie simu mtu mmoja unayemwamini,', text: 'na ukae naye.', from: [c.despair] },
    {
      act: 'Nenda mahali salama.',
      text: 'Fanya iwe vigumu kufikia chochote unachoweza kutumia.',
      from: [c.samaritans],
    },
    {
      ask: 'Umeshaumia, au uko karibu kufanya hivyo?',
      act: 'Tupigie simu sasa,',
      text: 'au nenda hospitali ya karibu.',
      from: [c.despair],
    },
  ],
  more: [
    {
      id: 'know',
      title: 'Vizuri kujua',
      items: [{ text: 'Si kosa la jinai kuwa ulijaribu.', from: [c.attempt] }],
    },
  ],
  related: [linkTo('violenceAtHome'), linkTo('sexualViolence'), allTopics],
});
