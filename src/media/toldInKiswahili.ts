/** What each picture of the site shows, in Kiswahili, by slot id; those of first aid say it beside their English words. */
export const toldInKiswahili: Readonly<Record<string, string>> = {
  'home-hero': 'Paramediki wawili wanatayarisha vifaa vyao huku ambulensi ikitoka kituoni alfajiri.',

  'banner-about': 'Paramediki watatu wamesimama mbele ya kituo chao cha ambulensi asubuhi.',
  'banner-hospital': 'Daktari na muuguzi wanasubiri kando ya ambulensi mbele ya hospitali ya kaunti.',
  'banner-services':
    'Pikipiki, ambulensi ya 4x4, ambulensi ya kawaida na ndege zimepangwa kwenye uwanja wa ndege.',
  'banner-faq': 'Anayepokea simu amevaa vifaa vya masikioni, anajibu simu mezani pake.',
  'banner-contact': 'Mwanamke getini anapiga simu kuomba msaada huku ambulensi ikiingia mtaani.',
  'banner-testimonials': 'Paramediki na mgonjwa aliyepona wameketi na wanaongea nje ya nyumba kijijini.',
  'banner-team': 'Watu saba wa timu, kuanzia anayepokea simu hadi daktari na rubani, wamesimama pamoja.',
  'banner-legal': 'Wafanyakazi wawili wanasoma karatasi katika ofisi tulivu juu ya jiji.',
  'banner-gallery': 'Ambulensi, hema la huduma ya kwanza na wageni kwenye uwanja wa maonyesho.',
  'banner-booking': 'Mhudumu wa mapokezi ya kliniki anamsaidia mgeni kuchagua tarehe.',
  'banner-clinics': 'Watu wanasubiri kwenye benchi kivulini nje ya kliniki huku muuguzi akimwita anayefuata.',

  'banner-school': 'Mwalimu na wanafunzi wanatembea na paramediki kando ya madarasa yao.',
  'banner-site': 'Wajenzi wenye helmeti wamemzunguka paramediki kusikiliza mazungumzo ya usalama.',
  'banner-air': 'Ambulensi ya ndege inaruka juu ya mawingu karibu na mlima wenye theluji.',
  'banner-international':
    'Mgonjwa kwenye machela anahamishwa kutoka kwa van hadi kwenye ndege, uwanjani penye taa.',
  'banner-paramedics':
    'Paramediki anafanya zoezi la kubonyeza kifua cha mwanasesere huku mwenzake akihesabu.',
  'banner-events':
    'Paramediki na mwandalizi wanaongea kwenye hema la huduma ya kwanza kando ya jukwaa la tamasha.',
  'banner-patient-transfer': 'Van ya wagonjwa inapita katikati ya vilima vya mashamba ya chai.',
  'banner-sports': 'Wakimbiaji wanapita chini ya tao huku mhudumu wa pikipiki akiwafuata.',
  'banner-evacuation': 'Ambulensi ya 4x4 imevuka eneo kame na wahudumu wanambeba mgonjwa hadi kwenye gari.',
  'banner-emergency-care':
    'Wahudumu wanamsukuma mgonjwa kwenye machela hadi mlango wa dharura wa hospitali wenye taa.',
  'banner-paediatric': 'Muuguzi anapima urefu wa mtoto katika chumba cha kliniki.',

  'card-emergency-response':
    'Mhudumu wa pikipiki anatangulia ambulensi kwenye barabara ya jiji yenye maji, usiku.',
  'card-transport':
    'Mhudumu anamsukuma abiria kwenye kiti cha magurudumu kutoka van ya wagonjwa hadi mlango wa hospitali.',
  'card-advanced-care': 'Paramediki anatazama kifuatilia moyo kando ya mgonjwa ndani ya ambulensi.',
  'card-paramedics': 'Paramediki wawili wenye mikoba yao wanatembea mtaani kumfikia mgonjwa.',
  'card-sports': 'Paramediki anafunga bendeji kifundo cha mguu cha mwanariadha uwanjani.',
  'card-events': 'Paramediki wako tayari kwenye hema la huduma ya kwanza kando ya jukwaa la tamasha.',

  'slide-city-response': 'Ambulensi yenye taa zinazowaka inapita matatu jijini Nairobi jioni.',
  'slide-highway': 'Paramediki wawili wanamhudumia mgonjwa kando ya barabara juu ya Bonde la Ufa.',
  'slide-air-evacuation':
    'Wahudumu wanamleta mgonjwa kwenye ambulensi ya ndege alfajiri, chini ya Mlima Kenya.',
  'slide-school':
    'Paramediki anawaonyesha wanafunzi jinsi ya kutumia mkoba wa huduma ya kwanza uwanjani mwa shule.',
  'slide-match-day': 'Paramediki wawili wenye machela wanatazama mechi ya raga kando ya uwanja.',
  'slide-site': 'Mjenzi mwenye helmeti anamwonyesha paramediki mahali pa ujenzi chini ya kreni.',
  'slide-dispatch': 'Watu wawili wanaopokea simu wanajibu wapigaji; msimamizi anaonyesha ramani ya jiji.',

  'school-1': 'Wanafunzi wenye sare wanamsikiliza paramediki mbele ya madarasa yao.',
  'school-2': 'Paramediki anafundisha huduma ya kwanza ubaoni huku wanafunzi wakiketi kwenye madawati.',
  'school-3': 'Paramediki anaangalia goti la mwanafunzi kwenye uwanja wa michezo.',
  'school-4': 'Mwalimu anamwongoza mwanafunzi kando ya ambulensi na basi la shule la manjano.',
  'school-5': 'Muuguzi ameketi kando ya mwanafunzi anayepumzika kwenye chumba cha wagonjwa shuleni.',
  'school-6': 'Mwanafunzi anabonyeza kifua cha mwanasesere wa mafunzo huku wenzake wakitazama.',

  'gallery-response-1': 'Ambulensi inapita jijini usiku taa zake zikimulika.',
  'gallery-response-2': 'Mhudumu wa pikipiki aliyebeba masanduku ya vifaa anapita katika mtaa wa makazi.',
  'gallery-response-3': 'Ambulensi ya 4x4 inapita barabara ya kaunti mvua ikinyesha.',
  'gallery-response-4':
    'Paramediki wawili wanaingiza machela katika ambulensi jioni, inavyoonekana kutoka ndani.',
  'gallery-response-5':
    'Paramediki amepiga goti na anapima mapigo ya moyo ya bibi mzee mbele ya nyumba yake.',
  'gallery-response-6': 'Kutoka juu: matatu na magari yanaipisha ambulensi mjini.',
  'gallery-response-7': 'Mkono wenye glavu unaweka oksimita kwenye kidole cha mgonjwa usiku.',

  'gallery-training-1': 'Mwanafunzi wa mafunzo anabonyeza kifua cha mwanasesere.',
  'gallery-training-2':
    'Mashine ya kushtua moyo na pedi zake, makasi, bendeji na glavu zimepangwa kwenye kitambaa.',
  'gallery-training-3': 'Mwanafunzi wa mafunzo anatuliza mguu wa mwenzake kwa mbao kwenye nyasi.',
  'gallery-training-4': 'Ambulensi inapita kati ya koni wakati wa mafunzo ya madereva.',
  'gallery-training-5': 'Wanafunzi wa mafunzo wanafanya zoezi la kubeba machela jua likitua.',
  'gallery-training-6': 'Paramediki mwenye orodha anakagua rafu za ghala la vifaa.',
  'gallery-training-7': 'Mtu mpya wa kupokea simu anainua redio ya mkononi mbele ya ramani ya mji.',

  'gallery-events-1': 'Paramediki wawili, kutoka nyuma, wanatazama mechi ya raga kando ya uwanja.',
  'gallery-events-2': 'Wakimbiaji wawili wa marathoni wanapita hema la huduma ya kwanza.',
  'gallery-events-3': 'Paramediki katikati ya umati anaangalia usalama mbele ya jukwaa la tamasha usiku.',
  'gallery-events-4':
    'Mkono unaweka alama za vituo vya huduma ya kwanza kwenye mchoro wa uwanja wa maonyesho.',
  'gallery-events-5': 'Mhudumu wa pikipiki anafuata waendesha baiskeli kwenye vilima vya mashamba ya chai.',
  'gallery-events-6': 'Buti na mkoba wa huduma ya kwanza kando ya uwanja wa michezo wenye taa kali.',
  'gallery-events-7': 'Paramediki chini ya mwavuli wa jua anaangalia ufuo.',

  'gallery-air-1': 'Ndege inapaa juu ya mbuga katika mwanga wa jioni.',
  'gallery-air-2': 'Rubani na paramediki wanasubiri uwanjani mbele ya helikopta yao.',
  'gallery-air-3': 'Daktari ameketi kando ya mgonjwa ndani ya ambulensi ya ndege.',
  'gallery-air-4': 'Daktari anasubiri machela mlangoni mwa ndege kwenye uwanja mdogo wa ndege porini.',
  'gallery-air-5': 'Dirisha la ndege linaonyesha mlima wenye theluji juu ya mawingu jua likichomoza.',
  'gallery-air-6': 'Van ya wagonjwa inasubiri kando ya ndege kwenye uwanja wa ndege usiku.',
  'gallery-air-7': 'Ambulensi ya ndege, kutoka juu, inapita kando ya miamba ya bahari na ufuo wa minazi.',

  'activity-rugby': 'Wachezaji wa raga wanakimbilia mpira huku paramediki akitazama kando.',
  'activity-churchill-show':
    'Mchekeshaji anaongea kwenye jukwaa lenye taa huku paramediki akiwa tayari kando.',
  'activity-first-aid-training':
    'Mkufunzi anaonyesha kundi la watu jinsi ya kubonyeza kifua cha mwanasesere.',

  'portrait-testimonial-1': 'Mwalimu mkuu mwenye miwani na koti la zambarau.',
  'portrait-testimonial-2': 'Msimamizi wa ujenzi mwenye helmeti na fulana ya kuonekana gizani.',
  'portrait-testimonial-3': 'Mwandalizi wa mbio aliyevaa hijabu ya zambarau, anatabasamu.',
  'portrait-team-ceo': 'Mwanamume mwenye mvi na suti nyeusi, anatabasamu kwa utulivu.',
  'portrait-team-paramedic':
    'Paramediki aliyesuka nywele, amevaa sare ya kijani na mikanda ya kuonekana gizani.',
  'portrait-team-operations': 'Anayepokea simu, amevaa vifaa vya masikioni, shati la kijani na kitambulisho.',
  'portrait-team-pharmacy': 'Mfamasia aliyefunga nywele nyuma, amevaa koti jeupe.',
  'portrait-team-it': 'Kijana mwenye rasta fupi, ndevu na miwani, amevaa shati la samawati.',
  'portrait-sample-1': 'Mwanamke aliyevaa gauni la maua la rangi ya udongo, anatabasamu.',
  'portrait-sample-2': 'Mwanamume mwenye kipara na ndevu nyingi, amevaa shati la rangi ya udongo.',
  'portrait-sample-3': 'Kijana wa pikipiki mwenye helmeti nyeupe na jaketi la kijani.',
};
