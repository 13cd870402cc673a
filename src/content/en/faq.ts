import picture from 'virtual:picture/banner-faq';
import type { FaqContent } from '../pageTypes';
import { emergency } from './emergency';
import { topicLinks } from './firstAid/topicLinks';
import { callLink, contactLink, whatHappensLink } from './links';
import { notAnInsurer, publicMoney, responseTarget } from './promises';

/** The ten questions. */
export const faq: FaqContent = {
  meta: {
    title: 'Ten questions about ambulances and cover',
    description:
      'When to call, what to say, how long it takes, who comes, which hospital, what it costs: ten questions about our ambulance service, answered.',
  },
  banner: {
    title: 'Questions and Answers',
    lead: 'What people ask us most. In an emergency, call us at once.',
    picture,
  },
  emergency,
  questions: {
    title: 'Ten questions',
    items: [
      {
        question: 'When should I call an ambulance?',
        answer: [
          'When somebody may die or be harmed for life without quick help: not awake, not breathing normally, chest pain, signs of a stroke, heavy bleeding, a bad burn, a serious crash.',
          'Also for a first fit or one over 5 minutes, for bleeding or a fit in pregnancy, and for a child that is floppy or blue.',
          'If you are not sure, call. The dispatcher helps you to decide.',
        ],
      },
      {
        question: 'What do I say when I call?',
        answer: [
          'First where you are: road, estate, landmark, or a Plus Code from your phone. Then your number. Then what happened, whether the person is awake and breathing, how old and how many.',
          'Stay on the line. Your answers do not slow the ambulance down.',
        ],
        links: [topicLinks.whatToSay],
      },
      {
        question: 'How long does the ambulance take?',
        answer: [responseTarget],
        links: [whatHappensLink],
      },
      {
        question: 'What do I do until it arrives?',
        answer: [
          'Do what the dispatcher says. If there are two of you, one stays with the patient; the other opens the gate, switches on lights and waits at the road.',
          'Collect medicines and papers. Call again if the patient gets worse or you have moved.',
        ],
        links: [{ label: 'First aid, step by step', to: '/FirstAid' }],
      },
      {
        question: 'Is it safe to drive to hospital myself?',
        answer: [
          'Not with chest pain, signs of a stroke, heavy bleeding, trouble with breathing, or somebody who is hard to wake. Call first.',
          'If no ambulance is within reach, the dispatcher may agree that you drive. Then a second person should watch the patient.',
        ],
      },
      {
        question: 'Who comes, and with what?',
        answer: [
          'A crew of technicians, with a paramedic for a very ill patient. The vehicle carries a stretcher, oxygen, a defibrillator, splints and dressings; advanced units add a heart monitor, a ventilator and drugs.',
        ],
      },
      {
        question: 'Which hospital will you take us to?',
        answer: [
          'The nearest one that can treat this illness or injury. If there is time to choose, patient and family choose.',
        ],
      },
      {
        question: 'What does it cost, and who pays?',
        answer: [
          'Planned journeys and cover have a price that you get beforehand. For an emergency we tell the family what the journey costs.',
          publicMoney,
        ],
        links: [{ label: 'Who pays, and how', to: '/WhatHappens#pays' }],
      },
      {
        question: 'Do you sell insurance?',
        answer: [
          `${notAnInsurer} Cover for schools, sites or camps is a service agreement. If you have an insurer, we help you to use it.`,
        ],
      },
      {
        question: 'How do I get cover or an appointment?',
        answer: [
          'For cover at a school, site, match or event, use the contact form; three weeks ahead is a good time. For a clinic, choose it on the booking page, and we call you back to agree on a date.',
        ],
        links: [
          { label: 'Ask for cover', to: '/ContactUs' },
          { label: 'Choose a clinic', to: '/BookAppointment' },
        ],
      },
    ],
  },
  call: {
    title: 'Your question is not here?',
    text: 'Write to us. If it cannot wait, call.',
    actions: [contactLink, { label: 'First aid, step by step', to: '/FirstAid' }, callLink],
  },
};
