import { desk } from '../../content/pages/desk';
import { deskFields, deskPaths, type DeskPageData } from '../../domain/deskPages';
import type { DeskPageProps } from '../../pages/DeskPage';
import type { DeskGateProps } from '../../sections/DeskGate/DeskGate';
import { guideNames, guideOf, guidePath } from './deskGuides';
import { itemProps } from './deskItems';
import { personProps } from './deskPerson';
import { listProps, shellProps, wholeLogProps } from './deskLists';

/** Props of a page for somebody who is not signed in. */
function gateProps(data: Exclude<DeskPageData, { page: 'desk' | 'guide' | 'person' }>): DeskGateProps {
  const { open, again, command, note, mail } = desk.gate;
  if (data.page === 'again') {
    const { title, sentences, link } = again;
    return { title, sentences, link: { label: link, to: data.path } };
  }
  if (data.page === 'closed') {
    const { title, sentences } = desk.gate[data.reason];
    const unsaved = data.note === undefined ? {} : { note: { ...note, text: data.note } };
    return {
      title,
      sentences,
      ...(data.mails && data.reason !== 'asked' && { mail: { ...mail, action: deskPaths.mailLink } }),
      command,
      ...unsaved,
    };
  }
  const { title, sentences, ...form } = open;
  return {
    title,
    sentences,
    form: {
      ...form,
      action: deskPaths.open,
      fields: { [deskFields.link]: data.link, [deskFields.to]: data.to },
      error: data.problem && form.error,
    },
  };
}

/** Props of the desk's page, and its title. */
export function deskPageProps(data: DeskPageData): { title: string; props: DeskPageProps } {
  if (data.page === 'person') {
    const person = personProps(data);
    return { title: person.title, props: { shell: shellProps(data, 'person'), person } };
  }
  if (data.page === 'guide') {
    const { title, html } = guideOf(data.guide);
    const guides = guideNames.map((name) => ({
      label: guideOf(name).title,
      to: guidePath(name),
      current: name === data.guide,
    }));
    return {
      title,
      props: { shell: shellProps(data, 'guides'), guide: { label: desk.guides, title, html, guides } },
    };
  }
  if (data.page !== 'desk') {
    const gate = gateProps(data);
    const left = data.page === 'closed' && data.reason === 'left';
    return {
      title: gate.title,
      props: { shell: { title: desk.title, skipLabel: desk.skipLabel, left }, gate },
    };
  }
  const [list, item, log] = [listProps(data), itemProps(data), wholeLogProps(data)];
  return {
    title: item?.title ?? list?.title ?? log?.title ?? desk.title,
    props: {
      shell: shellProps(data, data.address.view),
      ...(list && { list }),
      ...(item && { item }),
      ...(log && { log }),
    },
  };
}
