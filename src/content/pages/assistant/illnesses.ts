import type { ConcernId } from '../../../domain/assistantIds';
import { helplines } from '../../helplines';
import { helplinesChecked } from '../promises';
import type { AssistantAnswer } from '../../assistantTypes';
import { concernSources } from '../firstAid/concernSources';
import { ifNotAwake } from '../firstAid/short';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';
import { helpLink, urgent } from './urgent';

const { poison, poisonSecond } = helplines;

/** Chest compressions, fits, breath, headache, poison, sugar and heat. */
export const illnesses = {
  stopPushing: urgent(
    [
      'If you are pushing on the chest, do not stop yet. If there is no normal breathing, or only gasps, go on, hard and fast.',
      'Stop only when they breathe normally or wake up, the crew takes over, or you cannot go on.',
      'If ribs crack, go on. If you are tired, change places every 2 minutes.',
      'If there is a defibrillator (AED), do what it says.',
      'If they breathe normally but are not awake, turn them onto the side, and watch the chest.',
      'If breathing stops, or becomes gasps, lay them flat on the back and push again.',
    ],
    {
      links: [topicLinks.adult, topicLinks.child, topicLinks.baby, topicLinks.side],
      sources: [sources.resuscitation, sources.resuscitationUk],
    },
  ),
  seizure: urgent(
    [
      'Look at your watch. Move hard things away. Put something soft under the head. Open the collar.',
      'Do not hold them down. Put nothing in the mouth: no spoon, no fingers, no water.',
      'Wait. When the jerking stops, turn them onto the side, head back, mouth down. Look whether the chest moves.',
      'If they fell suddenly, with few jerks and no normal breathing, the heart may have stopped: push hard and fast on the chest.',
      'Always call if it is over 5 minutes, comes again, is the first ever or in water, or they are pregnant, diabetic, hurt, or not awake after.',
      'In water, keep the face up, and get them out. If pregnant or just after birth: on her left side. For a child’s fever: thin clothes, no bath.',
      'Stay until they are fully awake.',
    ],
    {
      picture: 'recovery',
      avoid: ['Do not shake them.'],
      links: [topicLinks.side, topicLinks.adult, topicLinks.whatToSay],
      sources: [concernSources.seizures, sources.resuscitationUk, sources.common],
    },
  ),
  strangled: urgent(
    [
      'If they are hanging, lift the body, and loosen the rope.',
      'Take off what is round the neck. Keep the head still.',
      'If they are not awake, lift the jaw forward with your fingers behind both corners. Look at the chest for 10 seconds.',
      'If there is no normal breathing, lay them flat on the back. Push hard and fast on the centre of the chest.',
      'If they are hoarse, or it hurts to swallow, call now. Go to hospital, even without a mark on the neck.',
    ],
    {
      picture: 'neck',
      links: [topicLinks.jaw, topicLinks.adult, topicLinks.whatToSay],
      sources: [sources.common],
    },
  ),
  allergy: urgent(
    [
      'If there is an adrenaline pen, use it now: outer thigh, through the clothes, and hold. Someone else’s pen works too.',
      'Lay them flat, legs up. Let them sit, legs out, if it is hard to breathe. If vomiting or drowsy, on the side. If pregnant, on her left side.',
      'If there is no pen, carry them, lying, to the nearest adrenaline, also a dispensary. Say “adrenaline into the thigh, now”.',
      'If they are no better 5 minutes after the pen, use a second pen. If they wheeze, give the blue inhaler, after the adrenaline.',
      'Signs are a swelling face or tongue, hoarseness, wheezing or a faint. There may be no rash. If there is a sting, take it out.',
      'Go to hospital, even if better, for at least 4 hours.',
      ifNotAwake,
    ],
    {
      avoid: [
        'Do not let them stand or walk, even if better.',
        'Do not sit them on a chair, or upright in a car.',
        'Do not wait for tablets to work.',
        'Do not give anything to drink.',
      ],
      links: [topicLinks.whatToSay, topicLinks.adult, topicLinks.side],
      sources: [sources.firstAid, concernSources.allergy, concernSources.anaphylaxis, sources.common],
    },
  ),
  asthma: urgent(
    [
      'Let them sit up and lean on a table. Stay with them.',
      'Use a blue inhaler, also another person’s. Shake it. Give 1 puff every 30 to 60 seconds, up to 10. Under 6 years: up to 6.',
      'Without a spacer, breathe out, press while you breathe in slowly, and hold the breath.',
      'With a spacer, or a bottle with a hole, give one puff, then 4 to 5 normal breaths. Never give two puffs at once.',
      'Call now if they cannot finish a sentence, are drowsy, have blue lips or no inhaler, get worse, or are no better after 10 puffs.',
      'If there is no ambulance after 10 minutes, and they are no better, give the puffs again. Call again.',
      ifNotAwake,
    ],
    {
      avoid: ['Do not lay them down.', 'Do not leave them alone.'],
      links: [topicLinks.whatToSay, topicLinks.adult],
      sources: [sources.firstAid, concernSources.asthma, concernSources.spacer, concernSources.bottleSpacer],
    },
  ),
  hardBreathing: urgent(
    [
      ifNotAwake,
      'If they are awake, let them sit up. Do not push on the chest.',
      'If they have their own inhaler, or adrenaline pen for an allergy, help them to use it now.',
      'If something is stuck in the throat, read on under Choking.',
      'Stay with the person, and watch the chest.',
    ],
    {
      links: [topicLinks.notBreathing, topicLinks.choking, topicLinks.whatToSay],
      sources: [sources.firstAid, sources.common],
    },
  ),
  headache: urgent(
    [
      'A sudden headache, worse than ever, is an emergency, even if it fades.',
      'Let them lie still, head a little up. If they are sleepy, turn them onto the side.',
      'If there is a stiff neck, vomiting, a faint, a fit or double sight, or light hurts, say so on the phone.',
      'Also call after a blow, for fever with a stiff neck, if pregnant or up to 6 weeks after a birth, or for a weak face, arm or speech.',
      'If several people in one room have it, go out into fresh air.',
      ifNotAwake,
    ],
    {
      avoid: [
        'Do not give anything to eat or drink.',
        'Do not give aspirin or ibuprofen.',
        'Do not let them drive.',
      ],
      links: [topicLinks.stroke, topicLinks.side, topicLinks.whatToSay],
      sources: [concernSources.headache, sources.common],
    },
  ),
  poison: urgent(
    [
      'Do not make them vomit. Give nothing to drink: no milk, water, oil, salt or charcoal.',
      'Wipe the mouth. Keep the packet, and show it. Call even if they feel well.',
      'If it is a pesticide, put gloves on, take their clothes off, wash the skin with soap and water, and give fresh air.',
      'If they are sleepy, turn them onto the side. If not breathing, push on the chest. With pesticide on the mouth: pushes only, no breaths.',
      'After home brew, with headache or blurred sight, all who drank go to hospital now. After paraffin they sit up, and go too if they cough.',
      'If it was a button battery, go to a hospital with X-ray now, even if well. Give nothing, unless the poison line says honey.',
      `The poison line is free: ${poison.display} or ${poisonSecond.display} (${helplinesChecked}).`,
    ],
    {
      avoid: ['If it was on purpose, do not leave them alone.'],
      links: [helpLink('Poison line', poison), topicLinks.side, topicLinks.adult, topicLinks.whatToSay],
      sources: [concernSources.poison, concernSources.poisonLine, concernSources.battery, sources.common],
    },
  ),
  lowSugar: urgent(
    [
      'If they are awake and can swallow, give 4 to 5 teaspoons of sugar in water, or a glass of soda or juice. Do not use diet soda.',
      'If they are awake but no better after 15 minutes, give the sugar again. When they are better, give food.',
      'If a child who is awake refuses it, put wet sugar under the tongue.',
      'If they are not awake, cannot swallow, or have a fit, put nothing in the mouth. Turn them onto the side.',
      ifNotAwake,
    ],
    {
      avoid: ['Do not give insulin.'],
      links: [topicLinks.side, topicLinks.adult, topicLinks.whatToSay],
      sources: [concernSources.firstAidReported],
    },
  ),
  heat: urgent(
    [
      'Bring them into the shade. Take clothes off.',
      'If they are confused, faint or in a fit, put them into cold water up to the neck, head held up: 15 minutes, or until they talk sense.',
      'If that is not possible, pour water over them and fan. Put ice at neck, armpits and groin.',
      'Cool them first, then move them.',
      'If they are only weak, or have cramps, give shade and sips of water.',
      ifNotAwake,
    ],
    {
      avoid: ['Do not give anything to drink if they are confused.', 'Do not give paracetamol.'],
      links: [topicLinks.side, topicLinks.adult, topicLinks.whatToSay],
      sources: [concernSources.firstAidReported, sources.common],
    },
  ),
} satisfies Partial<Record<ConcernId, AssistantAnswer>>;
