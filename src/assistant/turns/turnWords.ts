/**
 * Words of short answers, as a word table: read before the engine, as typed, and after it, as the engine has them. The
 * row `-` has words that say nothing here.
 */
export const turnWords = `
-: tried try that hello and but so my our actually well the this there here even hapa hapo lakini hivi hivyo hiyo hizo looks seems feels wah ebu all to of pia finally mwishowe completely
yes: ndio ndiyo ndo eeh ee ehe yeah yea yep yup yess naam correct true affirmative y
not: nope nah noo zii zi none never n hapana apana hajapata hawajapata hatujapata hujapata hajaanza haijaanza refuse refuses refused imekataa kimekataa amekataa inakataa kataa zero haiwezekani haijawahi nothing fails fail failed imeshindwa imeshindikana
i not know: hatujui sijui
i not: hatuna
not need: haitaki hakitaki hataki
not help: haijasaidia haisaidii
never do: sijawahi hatujawahi
he: she him her yeye huyo huyu baby child person mgonjwa patient mtu mtoto man woman mother father victim friend kid
it: kitu hiki ile
is: was are am were be been being has have had having got get getting gone went goes going yuko uko iko yupo ipo keeps kept amekuwa imekuwa umekuwa becoming become became feel tayari already
i: we mimi sisi us me
if: whether kama
still: bado badoo angali ungali remains remain yet
again: tena rudi imerudi umerudi inarudi zimerudi amerudia inarudia imejirudia returned second another
stop: koma imekoma umekoma zimekoma kumekoma limekoma imeisha kimeisha umeisha limeisha kumeisha zimeisha ended over ceased finish finished imetulia ametulia calm calmed calmer settled imepita imepotea subsided
not stop: haikomi haijakoma haiachi haijaisha haziishi halijaisha inaendelea endless
out: nimeitoa tumeitoa kimetoka popped removed ikaruka expelled
not out: haijatoka hakijatoka haitoki hakitoki
better: nafuu afadhali improved improving improves heri fine stable relief relieved recovered recovering amepona anapona fiti freshi easier normal kawaida afueni
less: reduced reduce reducing imepungua inapungua slowed slowing slower
worse: worsening mbaya worst deteriorating inazidi imezidi zaidi serious overcome zidiwa critical bigger increasing increased
nobody pick: hawajibu hawashiki hawapokei hawachukui haishikwi haipokelewi haijibiwi hapokei hashiki hawapick hawapiki anayejibu anayeshika anayepokea mteja hapatikani hawapatikani haipatikani hazishikwi
nobody: noone
answer: answers answering answered respond responding responsive responds response reply replying react reacting anajibu
pick: picking picks picked pickup received receives receiving
wake: woke woken awoke waking zinduka amezinduka ameshtuka ashaamka
phone: simu line call calls number hotline yenu namba 999 112 1199 dispatcher
airtime: credit credits salio credo kredo bundles vocha topup okoa
give: kumpa nimpe tumpe ampe mpe mpatie nimpatie tumpatie kumpatia apewe gave nimempa tumempa nimnyweshe kumnywesha nampa nimlishe
drink: anywe akunywe kunywa
eat: ale akule kula
move: nimuinue nimwinue tumuinue tumwinue kumuinua kumwinua nimsogeze tumsogeze kumsogeza kumsongesha nimbebe tumbebe kumbeba nimlaze tumlaze kumlaza nimgeuze tumgeuze kumgeuza nimhamishe kumove nimove lift carry turn shift nimkalishe nimsimamishe lay moving moved
walk: stand sit atembee asimame simama aketi keti akae kae alale amke anyanyuke standing walking sitting
may: can should could must lazima anaweza tunaweza naeza anaeza allowed inafaa ruhusa shall
may i stop: niache tuache kuacha nipumzike tupumzike pumzika nikiacha tukiacha
may i continue: niendelee tuendelee kuendelea
alone: peke pekee pekeyangu solo lonely myself pekeangu
scared: afraid fear fearing naogopa ogopa nervous panicking nimeogopa tunaogopa
cracked: crack cracking cracks snap snapped snapping pop popping broke broken break kimevunjika nimevunja fracture
rib: ribs mbavu ribcage
next: kisha halafu alafu afterwards baadaye
tired: exhausted uchovu imechoka inachoka umechoka nachoka weary choka
sleepy: usingizi drowsy
same: vilevile unchanged hivohivo
called: nishapiga nimeshapiga tumeshapiga phoned calling rang
way: njiani
way coming: wanakuja inakuja
maybe: labda pengine huenda perhaps
do: did done doing does
hear: heard hearing felt
sure: hakika uhakika certain
home: house nyumbani
i off: nimezima tumezima nimeizima
i do: nimefanya nimemwagia nimepoesha nimeosha tumeosha nimebonyeza nimempiga nimefunika nimefunga nimemlaza nimemgeuza nimeweka
without: lacking
`;
