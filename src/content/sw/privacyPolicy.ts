import { owner } from '../owner';
import { retentionDays } from '../retention';
import type { LegalContent } from '../pageTypes';
import { inEnglish, lastChanged } from './lastChanged';

const messagesStayHere = owner.emailService.origin === '';

/** Where contact messages go, as the site is set up. */
const messagePath = messagesStayHere
  ? 'Ujumbe wa fomu ya mawasiliano huhifadhiwa kwenye seva yetu wenyewe. Wafanyakazi wa ofisi wanaweza pia kuupata kwa barua pepe.'
  : `Ujumbe wa fomu ya mawasiliano hutumwa kupitia huduma ya barua pepe (${new URL(owner.emailService.origin).hostname}). Seva zake huenda ziko nje ya Kenya; kwa kutuma fomu unatuomba tuitumie. Kama hutaki hivyo, tupigie simu.`;

/** How long what is sent is kept, by the setting. */
const kept =
  retentionDays === 0
    ? ['ujumbe, miadi, maombi na maoni: hadi utuombe tuvifute, au hadi tusivihitaji tena']
    : [
        `ujumbe: ${days(retentionDays)} baada ya kufika`,
        `miadi na maombi: ${days(retentionDays)} baada ya siku iliyoombwa, au baada ya jibu letu kama lilikuja baadaye`,
        `maoni ambayo hatuchapishi: ${days(retentionDays)} baada ya kuamua hivyo; yaliyochapishwa hadi utuombe tuyafute`,
      ];

function days(count: number): string {
  return `siku ${count.toLocaleString('en')}`;
}

/** The privacy policy in Kiswahili: what the English draft says, and that the English text binds. */
export const privacyPolicy: LegalContent = {
  meta: {
    title: 'Sera ya Faragha',
    description:
      'Tovuti hii hukusanya taarifa gani binafsi, za nini, kwa muda gani, nani huziona, na haki zako chini ya Sheria ya Ulinzi wa Data ya Kenya.',
  },
  intro: { title: 'Sera ya Faragha', lead: 'Tunachojua kukuhusu, kwa nini, na unachoweza kufanya.' },
  changed: lastChanged('2026-11-25'),
  contentsTitle: 'Kwenye ukurasa huu',
  note: `Anayewajibika kwa taarifa zako chini ya Sheria ya Ulinzi wa Data, 2019: ${owner.brand}, ${owner.address}.`,
  translation: inEnglish('/PrivacyPolicy'),
  sections: [
    {
      title: 'Taarifa Tunazokusanya',
      paragraphs: [
        'Seva yetu huona anwani ya mtandao ya kifaa chako, kama ilivyo kwa kila tovuti. Tunaitumia kuleta kurasa na kuzuia matumizi mabaya.',
        'Unachomuuliza msaidizi hujibiwa ndani ya kivinjari chako. Hakitumwi kwetu, na hupotea unapofunga mazungumzo.',
        'Mahali ulipo hutafutwa na simu yako, na hubaki humo: tunapajua tu unapotutumia au unapotusomea.',
        'Unapotupigia simu au tunapokutibu, tunaweka pia rekodi za simu hiyo na za afya yako. Taarifa za afya ni nyeti: tafadhali ziandike tu pale fomu inapoziuliza. Maombi ya safari ya mgonjwa huziuliza, huziwekea alama, na huomba idhini yako.',
        'Kupitia fomu za tovuti hii tunakusanya tu unachoandika na kutuma:',
      ],
      points: [
        'fomu ya mawasiliano: jina, barua pepe, nambari ya simu na ujumbe',
        'ombi la miadi: kliniki, tarehe, jina, nambari ya simu na, ukitoa, barua pepe na maelezo mafupi',
        'ombi la huduma, safari au mafunzo: majibu ya maswali yake, jina, nambari ya simu na, ukitoa, barua pepe',
        'ombi la safari ya mgonjwa, zaidi ya hayo: umri, uzito, mahitaji na sababu, bila jina, pamoja na idhini yako, wakati wake na toleo la maneno yake',
        'maoni: jina, kazi, maandishi na, ukitoa, nyota',
        'habari zetu: barua pepe yako',
      ],
    },
    {
      title: 'Tunavyotumia Taarifa',
      paragraphs: [
        'Kila matumizi yana sababu ya kisheria. Sababu hiyo ikiwa ni idhini yako, fomu inasema hivyo, tunaandika uliitoa lini na kwa maneno gani, na unaweza kuiondoa wakati wowote. Hakuna jambo kukuhusu linaloamuliwa na mashine peke yake.',
      ],
      parts: [
        {
          title: 'Lengo, na sababu ya kisheria',
          points: [
            'kujibu ujumbe wako, kukupa bei, au kupanga huduma, safari au mafunzo unayoomba: ulituomba',
            'kupanga miadi ya kliniki: idhini yako, uliyotoa kwa kutuma ombi',
            'kutumia taarifa za afya za mgonjwa ambaye unamwombea safari: idhini yako ya wazi, kwa kuweka alama kwenye kisanduku',
            'kuchapisha maoni yako pamoja na jina na kazi yako, baada ya mtu kuyasoma: idhini yako, uliyotoa kwa kutuma maoni',
            'kukutumia habari zetu: idhini yako, hadi utuambie tuache',
            'kutoa matibabu na kuweka rekodi ambazo sheria inataka: wajibu wetu kisheria; maisha yakiwa hatarini, idhini haihitajiki',
            'kuzuia matumizi mabaya ya tovuti hii: maslahi yetu ya kuiweka wazi kwa wanaoihitaji',
          ],
        },
        {
          title: 'Muda wa kuhifadhi',
          points: [
            ...kept,
            'anwani yako ya kupokea habari zetu: hadi utuambie tuache',
            'fomu inayorudi kwako ikiwa na kosa: dakika 15, ili usilazimike kuiandika tena',
            'nakala za hifadhidata: hadi zifutwe; taarifa za mtu zilizofutwa kati ya hapo hufutwa tena nakala ikitumika',
            'rekodi za matibabu: kwa muda ambao sheria inataka',
          ],
        },
      ],
    },
    {
      title: 'Tunavyolinda Taarifa',
      paragraphs: [
        'Ni wafanyakazi wanaohitaji taarifa zako pekee wanaoweza kuzisoma, na lazima wazitunze kwa siri. Unachotuma kwenye tovuti hii husafiri kwa msimbo wa siri pale anwani yake inapoanza na https.',
        'Taarifa zikipotea au zikiibwa kwa njia inayoweza kukudhuru, tunakuambia, na tunamwambia Kamishna wa Data ndani ya masaa 72 baada ya kujua.',
      ],
    },
    {
      title: 'Kuwapa Wengine Taarifa',
      paragraphs: [
        'Taarifa zako binafsi haziuzwi wala kukodishwa kamwe kwa matangazo.',
        messagePath,
        'Taarifa hutoka Kenya kwa idhini yako tu, au kwa ulinzi ambao sheria inataka. Kiungo cha WhatsApp au cha mtandao wa kijamii hukupeleka kwa kampuni hiyo. Huko kanuni zake ndizo zinazotumika.',
        'Mbali na wafanyakazi wetu, hawa wanaweza kupata taarifa:',
      ],
      points: [
        'wanaoendelea kukutibu: taarifa za afya wanazohitaji',
        'kampuni inayohifadhi tovuti hii, kwa mkataba',
        'kampuni inayosafirisha barua pepe zetu, kama tunaitumia, ambayo seva zake huenda ziko nje ya Kenya: ujumbe, miadi, maoni, na maombi bila taarifa zake za afya',
        ...(messagesStayHere
          ? []
          : [
              'huduma ya barua pepe inayopokea ujumbe wa fomu ya mawasiliano, ambayo seva zake huenda ziko nje ya Kenya',
            ]),
        'mamlaka husika, pale sheria inapodai',
      ],
    },
    {
      title: 'Haki Zako',
      paragraphs: [
        'Andika au piga simu ili utumie haki zako; tunaweza kukuuliza wewe ni nani kabla ya kujibu. Wazazi na walezi huwawakilisha watoto. Tunajibu ndani ya siku 7 ukitaka kuona taarifa zako au kuzipeleka kwingine, na ndani ya siku 14 ukitaka zirekebishwe au zifutwe.',
        'Kama huridhiki na jibu letu, unaweza kulalamika kwa Ofisi ya Kamishna wa Ulinzi wa Data (odpc.go.ke), ambayo huamua ndani ya siku 90.',
        'Chini ya Sheria ya Ulinzi wa Data unaweza:',
      ],
      points: [
        'kuambiwa taarifa zako zinavyotumika',
        'kuona taarifa tulizo nazo kukuhusu',
        'kupinga matumizi fulani, au kuondoa idhini yako, kwa mfano ya habari zetu',
        'kutaka taarifa zisizo za kweli au zinazopotosha zirekebishwe au zifutwe',
        'kutaka taarifa tulizo nazo kukuhusu zifutwe, isipokuwa sheria inatutaka tuziweke',
        'kukataa taarifa zipelekwe nje ya nchi bila ulinzi',
        'kupata taarifa zako kwa namna ambayo unaweza kuzipeleka kwingine',
      ],
    },
    {
      title: 'Vidakuzi',
      paragraphs: [
        'Tovuti hii haiweki vidakuzi (cookies) vya matangazo wala vya takwimu, na haileti chochote kutoka kampuni nyingine ili kutazama unachofanya.',
        'Kichupo kikiwa wazi, kivinjari chako hukumbuka ulichoanza kuandika kwenye fomu, lakini si taarifa za afya, na kwamba ujumbe wa makaribisho umeonyeshwa. Haya hubaki kwenye kifaa chako, na hupotea kichupo kikifungwa.',
        'Mpango wa dharura unaouandika kwenye ukurasa wetu hubaki humo, na hautumwi kwetu kamwe. Kivinjari chako huuhifadhi tu ukiweka alama kwenye kisanduku chake, hadi uufute hapo.',
        'Unapoanza kujaza fomu, tovuti huweka kidakuzi chake kimoja. Kina wakati ulipoanza, uliotiwa sahihi ili usibuniwe, na hakina lolote kuhusu wewe ni nani. Kinatusaidia kutofautisha watu na mashine zinazotuma matangazo, hakiwezi kusomwa na skripti, na kinapotea baada ya siku moja. Wafanyakazi wetu wana kidakuzi chao cha kazi, ambacho wageni hawapati kamwe.',
      ],
    },
    {
      title: 'Mabadiliko ya Sera Hii',
      paragraphs: [
        'Tukibadilisha tunavyoshughulikia taarifa, tunabadilisha ukurasa huu kabla ya kufanya hivyo. Pale ulipokubali jambo, tunakuuliza tena.',
      ],
    },
    {
      title: 'Wasiliana Nasi',
      paragraphs: ['Kwa maswali, maombi na malalamiko kuhusu taarifa binafsi:'],
      points: [
        ...(owner.officer === '' ? [] : [`Afisa wa ulinzi wa data: ${owner.officer}`]),
        `Barua pepe: ${owner.email}`,
        `Simu: ${owner.phone.display}`,
        `Anwani: ${owner.address}`,
      ],
    },
  ],
};
