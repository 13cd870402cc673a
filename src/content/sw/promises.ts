/** The response time, worded as the target it is, in Kiswahili. */
export const responseTarget =
  'Tunalenga kufika kwa dakika 5-10 mijini, na hadi dakika 20 mashambani. Msongamano wa magari na umbali hubadilisha muda huo; anayepokea simu atakuambia utarajie nini.';

/** What public money pays for is changing; nothing is promised here. */
export const publicMoney =
  'Mamlaka ya Afya ya Jamii (SHA) imetangaza kwamba italipia ambulensi kutoka hazina yake ya dharura. Jambo hili linaanzishwa hatua kwa hatua. Unapopiga simu, uliza ni nini kinachokuhusu siku hiyo.';

/** Said wherever cover is offered. */
export const notAnInsurer = 'Sisi ni watoa huduma za matibabu, si kampuni ya bima. Hatuuzi bima.';

/** When the help numbers were looked up. */
export const helplinesChecked = 'zilitafutwa tarehe 22 Novemba 2026, hazikupigwa';
