import type { EmergencyPlanContent } from '../formTypes';
import { helplines } from '../helplines';
import { owner } from '../owner';
import { linkTo } from './firstAid/titles';
import { linkInKiswahili } from './links';

/** The page that makes an emergency plan for a family, a school or a site; in Kiswahili. */
export const emergencyPlan: EmergencyPlanContent = {
  meta: {
    title: 'Mpango wa dharura wa kujaza na kuchapisha',
    description:
      'Andaa mpango wa dharura wa familia, shule au kazini: nambari, maelekezo, mzio, nani hufanya nini. Ukurasa mmoja. Hakuna kinachotoka simuni.',
  },
  title: 'Andaa mpango wako wa dharura',
  lead: 'Ukurasa mmoja wa ukutani: nani apigiwe simu, wahudumu wakufikieje, na nani hufanya nini.',
  labels: {
    title: 'Jaza',
    lead: 'Unachoandika hapa hakitumwi popote. Acha usichojua: kuna mstari wake kwenye karatasi, wa kujaza kwa mkono.',
    noScript:
      'Kivinjari hiki hakiendeshi programu kwenye ukurasa huu, kwa hiyo unachoandika hakifiki kwenye karatasi. Chagua aina, chapisha karatasi tupu, uijaze kwa mkono.',
    toSheet: 'Nenda kwenye karatasi, hata kuichapisha tupu',
    kind: 'Mpango ni wa nini?',
    kinds: {
      family: {
        label: 'Familia',
        text: 'Nyumbani, majirani, watu unaoishi nao',
        contacts: 'Watu wa familia, jirani mwenye gari, caretaker au mlinzi.',
        patients:
          'Kila mtu wa nyumbani aliye na ugonjwa, mzio au dawa ya kila siku. Bandika karatasi mahali ambapo familia yako inaiona, na wageni hawaioni.',
      },
      school: {
        label: 'Shule',
        text: 'Madarasa, uwanja, mabweni, mabasi',
        contacts: 'Kwanza watoa huduma ya kwanza. Kisha mwalimu mkuu, muuguzi au matroni, dereva na mlinzi.',
        patients:
          'Ni bora kuacha hapa wazi kwenye karatasi inayobandikwa wanapopita watu wote. Andika juu mahali orodha inapowekwa, na nani anayo. Kwa idhini ya wazazi unaweza kumtaja mwanafunzi kwenye karatasi ya chumba cha wagonjwa.',
      },
      site: {
        label: 'Mahali pa kazi',
        text: 'Ujenzi, kiwanda, shamba, ofisi',
        contacts:
          'Kwanza walioteuliwa kutoa huduma ya kwanza: Legal Notice 79 ya 2024 inataka kila mahali pa kazi paonyeshe majina na nambari zao za simu. Kisha msimamizi wa eneo, afisa wa usalama na mlinzi.',
        patients:
          'Ni bora kuacha hapa wazi kwenye karatasi inayobandikwa wanapopita watu wote. Andika juu mahali orodha inapowekwa, na nani anayo. Mtaje mtu kwa idhini yake tu.',
      },
    },
    parts: {
      place: 'Mahali tulipo',
      duties: 'Nani hufanya nini',
      others: 'Ni vizuri kujua',
      contacts: 'Watu wa kupigia simu',
      patients: 'Wahudumu wajue nini kuhusu mtu',
    },
    nameOfPlan: 'Jina la familia, shule au mahali pa kazi',
    fields: {
      name: 'Jina',
      address: 'Anwani',
      directions: 'Maelekezo',
      landmark: 'Alama ya karibu',
      gate: 'Geti',
      plusCode: 'Plus Code',
      hospital: 'Hospitali ya karibu',
      kit: 'Sanduku la huduma ya kwanza',
      muster: 'Wote wanakutana',
      drill: 'Zoezi lijalo',
      list: 'Orodha ya dawa',
      transfer: 'Njia ya hospitali',
    },
    help: {
      address: 'Kaunti, mji au mtaa, barabara, nyumba au ploti. Mashambani: kata ndogo na soko.',
      directions: 'Barabara ya kukufikia, na upande gani. Kwenye barabara kuu, nguzo ya kilomita.',
      landmark: 'Stage, shule, kanisa, msikiti au duka la karibu.',
      gate: 'Rangi au nambari yake, na ghorofa.',
      plusCode: 'Kama 6GCRJWMM+88, au msimbo mfupi na mji wake.',
      hospital: 'Jina na nambari yake ya simu.',
      kit: 'Liko wapi.',
      muster: 'Mahali pa kukutana.',
      drill: 'Tarehe.',
      list: 'Orodha ya dawa na mzio iko wapi, na nani anayo.',
      transfer: 'Majeruhi anapelekwa hospitali vipi, na nani.',
    },
    dutiesHelp: 'Jina moja kila mahali; mawili ni bora.',
    duties: {
      calls: 'Anapigia ambulensi simu',
      firstAid: 'Anatoa huduma ya kwanza',
      gate: 'Anafungua geti',
      meets: 'Anawapokea wahudumu barabarani',
      list: 'Anachukua orodha ya dawa',
      children: 'Anawaangalia watoto',
      pupils: 'Anakaa na wanafunzi wengine',
      parents: 'Anawapigia wazazi simu',
      danger: 'Anazima vitu vya hatari',
      others: 'Anawaweka wengine mbali',
    },
    contact: { name: 'Jina', part: 'Ni nani', phone: 'Simu' },
    patient: {
      name: 'Jina',
      allergies: 'Mzio',
      medicines: 'Dawa',
      conditions: 'Magonjwa',
      cover: 'Bima, nambari ya SHA',
    },
    findCode: linkInKiswahili(
      'Barabara haina jina? Tafuta Plus Code yako (hufunguka kando ya ukurasa huu)',
      '/WhereAmI',
    ),
    checkPhone: 'Tafadhali angalia nambari hii: haiwezi kupigwa. Itachapishwa kama ulivyoiandika.',
    checkPlusCode:
      'Tafadhali angalia msimbo huu: hauna muundo wa Plus Code. Utachapishwa kama ulivyouandika.',
    row: 'Mtu {number}',
    addContact: 'Ongeza mtu wa kupigia simu',
    addPatient: 'Ongeza mtu mwingine',
    remove: 'Ondoa mtu {number}',
    keep: {
      title: 'Hifadhi mpango?',
      label: 'Hifadhi mpango kwenye simu hii',
      text: 'Ikiwa tu utaweka alama. Kisha unahifadhiwa kwenye kivinjari hiki, na kila anayetumia simu hii anaweza kuusoma. Usiweke alama kwenye simu au kompyuta mnayotumia pamoja. Bila alama, kila kitu hupotea ukifunga au ukifungua upya ukurasa huu.',
    },
    forget: 'Futa kwenye simu hii',
    empty: 'Futa yote kwenye fomu',
    undo: 'Rudisha',
    said: {
      kept: 'Umehifadhiwa kwenye simu hii. Utakachobadilisha kuanzia sasa kitahifadhiwa pia.',
      refused:
        'Kivinjari hiki hakiruhusu ukurasa uhifadhi chochote, kama kwenye dirisha la faragha. Chapisha karatasi, au ihifadhi kama PDF.',
      unreadable: 'Kilichohifadhiwa kwenye simu hii hakiwezi kusomwa tena.',
      deleted: 'Umefutwa kwenye simu hii. Bado uko kwenye fomu hadi uufute hapo au ufunge ukurasa.',
      emptied: 'Fomu iko tupu.',
    },
    sheetTitle: 'Karatasi yako',
    sheetLead:
      'Hivi ndivyo inavyochapishwa, kwenye ukurasa mmoja wa A4. Kuihifadhi, chagua PDF badala ya printa. Amri ya kuchapisha ya kivinjari chako hufanya vivyo hivyo.',
    cannotPrint:
      'Kivinjari hiki hakiwezi kuchapisha. Fungua ukurasa huu kwenye kivinjari kingine, kama Chrome, au piga picha ya skrini (screenshot).',
    print: 'Chapisha au hifadhi PDF',
    printEmpty: 'Chapisha tupu',
  },
  sheet: {
    titles: {
      family: 'Mpango wa dharura wa familia yetu',
      school: 'Mpango wa dharura wa shule yetu',
      site: 'Mpango wa dharura wa mahali petu pa kazi',
    },
    name: 'Jina',
    numbers: [
      { label: 'Ambulensi, mchana na usiku', value: owner.phone.display },
      { label: 'Laini nyingine ya ambulensi', value: helplines.ambulance.display },
      { label: 'Polisi', value: '999 au 112' },
    ],
    say: {
      label: 'Sema:',
      value:
        'uko wapi; nambari yako ya simu; nini kimetokea; anaamka, anapumua; ana umri gani, ni wangapi; hatari. Usikate simu.',
    },
    foot: 'Umekaguliwa (tarehe): _______________ Uangalie tena jambo lolote likibadilika.',
    unfitMessage: 'Mambo yote hayatoshei kwenye ukurasa mmoja. Tafadhali fupisha sehemu hizi: {parts}.',
  },
  cover: {
    title: 'Tuandae mpango pamoja?',
    text: 'Katika huduma yetu kwa shule na maeneo ya kazi, paramediki anawatembelea, anaandika mpango pamoja nanyi, na anawafunza watu wenu.',
    actions: [
      linkInKiswahili('Huduma ya Dharura Shuleni', '/SchoolEmergencyCover'),
      linkInKiswahili('Huduma ya Dharura Kazini', '/SiteEmergencyCover'),
      linkTo('kit'),
    ],
  },
};
