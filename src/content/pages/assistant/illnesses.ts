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
      'Pushing on the chest? Do not stop yet. Not breathing normally, or only gasps: go on, hard and fast.',
      'Stop only when they breathe normally or wake up, the crew takes over, or you cannot go on.',
      'Ribs crack? Go on. Tired? Change places every 2 minutes.',
      'A defibrillator (AED) is there? Do what it says.',
      'Breathing normally, but not awake? Onto the side, and watch the chest.',
      'Breathing stops, or becomes gasps? Flat on the back, push again.',
    ],
    {
      links: [topicLinks.adult, topicLinks.child, topicLinks.baby, topicLinks.side],
      sources: [sources.resuscitation, sources.resuscitationUk],
    },
  ),
  seizure: urgent(
    [
      'Look at your watch. Move hard things away. Something soft under the head. Open the collar.',
      'Do not hold them down. Put nothing in the mouth: no spoon, no fingers, no water.',
      'Wait. When the jerking stops: onto the side, head back, mouth down. Look whether the chest moves.',
      'Fell suddenly, few jerks, no normal breathing? The heart may have stopped: push hard and fast on the chest.',
      'Always call: over 5 minutes, again, the first ever, pregnant, diabetic, hurt, in water, or not awake after it.',
      'In water? Face up, and out. Pregnant, or just gave birth? Left side. A child with fever? Thin clothes, no bath.',
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
      'Hanging? Lift the body, and loosen the rope.',
      'Take off what is round the neck. Keep the head still.',
      'Not awake? Lift the jaw forward with your fingers behind both corners. Look at the chest for 10 seconds.',
      'No normal breathing? Flat on the back, push hard and fast on the centre of the chest.',
      'Hoarse, or hurts to swallow? Call now. To hospital, even without a mark on the neck.',
    ],
    {
      picture: 'neck',
      links: [topicLinks.jaw, topicLinks.adult, topicLinks.whatToSay],
      sources: [sources.common],
    },
  ),
  allergy: urgent(
    [
      'A pen with adrenaline? Use it now: outer thigh, through the clothes, and hold. Somebody else’s pen works too.',
      'Lie flat, legs up. Hard to breathe? Sit, legs out. Vomiting, drowsy? Side. Pregnant? On her left side.',
      'No pen? Carry them, lying, to the nearest adrenaline, also a dispensary: “adrenaline into the thigh, now”.',
      'No better 5 minutes after the pen? A second pen. They wheeze? Blue inhaler, after the adrenaline.',
      'Signs: face or tongue swells, hoarse, wheezing, faint. There may be no rash. A sting? Take it out.',
      'Hospital, even if better, for at least 4 hours.',
      ifNotAwake,
    ],
    {
      avoid: [
        'Do not let them stand or walk, even if better.',
        'Do not sit them on a chair, or upright in a car.',
        'Do not wait for tablets to work.',
        'Nothing to drink.',
      ],
      links: [topicLinks.whatToSay, topicLinks.adult, topicLinks.side],
      sources: [sources.firstAid, concernSources.allergy, concernSources.anaphylaxis, sources.common],
    },
  ),
  asthma: urgent(
    [
      'Let them sit up and lean on a table. Stay with them.',
      'A blue inhaler, also another person’s: shake it, 1 puff every 30 to 60 seconds, up to 10. Under 6 years: up to 6.',
      'No spacer? Breathe out, press while you breathe in slowly, hold the breath.',
      'A spacer, or a bottle with a hole? One puff in, 4 to 5 normal breaths. Never two puffs at once.',
      'Cannot finish a sentence, drowsy, blue lips, no inhaler, worse, or no better after 10 puffs? Call now.',
      'No ambulance after 10 minutes, and no better? Give the puffs again. Call again.',
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
      'Awake? Let them sit up. Do not push on the chest.',
      'Own inhaler, or own adrenaline pen for an allergy? Help them to use it now.',
      'Something is stuck in the throat? Read on under Choking.',
      'Stay with the person, and watch the chest.',
    ],
    {
      links: [topicLinks.notBreathing, topicLinks.choking, topicLinks.whatToSay],
      sources: [sources.firstAid, sources.common],
    },
  ),
  headache: urgent(
    [
      'Sudden, and worse than ever? An emergency, even if it fades.',
      'Lie still, head a little up. Sleepy? Onto the side.',
      'Stiff neck, vomiting, light hurts, faint, a fit or double sight? Say so on the phone.',
      'Also call: after a blow, fever with a stiff neck, pregnant or up to 6 weeks after a birth, a weak face, arm or speech.',
      'Several people in one room? Out, into fresh air.',
      ifNotAwake,
    ],
    {
      avoid: ['Nothing to eat or drink.', 'No aspirin, no ibuprofen.', 'Do not drive.'],
      links: [topicLinks.stroke, topicLinks.side, topicLinks.whatToSay],
      sources: [concernSources.headache, sources.common],
    },
  ),
  poison: urgent(
    [
      'Do not make them vomit. Nothing to drink: no milk, water, oil, salt or charcoal.',
      'Wipe the mouth. Keep the packet, and show it. Call even if they feel well.',
      'Pesticide? Gloves on, clothes off, soap and water on the skin, fresh air.',
      'Sleepy? Onto the side. Not breathing? Push on the chest. Pesticide on the mouth: pushes only, no breaths.',
      'Brew, and headache or blurred sight? Hospital now, for all who drank. Paraffin? Sit up; a cough: hospital.',
      'A button battery? Hospital with X-ray now, even if well. Nothing, unless the poison line says honey.',
      `Poison line, free: ${poison.display} or ${poisonSecond.display} (${helplinesChecked}).`,
    ],
    {
      avoid: ['On purpose? Do not leave them alone.'],
      links: [helpLink('Poison line', poison), topicLinks.side, topicLinks.adult, topicLinks.whatToSay],
      sources: [concernSources.poison, concernSources.poisonLine, concernSources.battery, sources.common],
    },
  ),
  lowSugar: urgent(
    [
      'Awake, and can swallow? 4 to 5 teaspoons of sugar in water, or a glass of soda or juice. No diet soda.',
      'Awake, but no better after 15 minutes? Give the sugar again. Better? Food.',
      'A child who is awake refuses it? Wet sugar under the tongue.',
      'Not awake, cannot swallow, or a fit? Nothing in the mouth. Turn them onto the side.',
      ifNotAwake,
    ],
    {
      avoid: ['No insulin.'],
      links: [topicLinks.side, topicLinks.adult, topicLinks.whatToSay],
      sources: [concernSources.firstAidReported],
    },
  ),
  heat: urgent(
    [
      'Shade. Clothes off.',
      'Confused, faint or in a fit? Cold water up to the neck, head held up: 15 minutes, or until they talk sense.',
      'Nothing to put them into? Pour water over them and fan. Ice at neck, armpits and groin.',
      'Cool first, move second.',
      'Only weak, or cramps? Shade and sips of water.',
      ifNotAwake,
    ],
    {
      avoid: ['Nothing to drink if confused.', 'No paracetamol.'],
      links: [topicLinks.side, topicLinks.adult, topicLinks.whatToSay],
      sources: [concernSources.firstAidReported, sources.common],
    },
  ),
} satisfies Partial<Record<ConcernId, AssistantAnswer>>;
