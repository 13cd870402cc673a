import { describe, expect, it } from 'vitest';
import { contentsOf, partsOf } from '../../src/pages/serviceOrder';
import type { ServiceContent } from '../../src/content/pageTypes';
import { modules } from './modules';
import { site } from '../../src/content/pages/site';
import { siteRoutes } from '../../src/app/siteRoutes';

const isService = (value: unknown): value is ServiceContent =>
  typeof value === 'object' && value !== null && 'order' in value && 'meta' in value;
const services = Object.entries(modules).flatMap(([name, module]) => {
  const content = module[name];
  return isService(content) ? [{ name, content }] : [];
});

describe('service pages', () => {
  it('are found', () => {
    expect(services.length).toBeGreaterThan(10);
  });

  it.each(services)('$name: every part, and no two grounds the same in a row', ({ content }) => {
    const parts = partsOf(content);
    const tones = ['page', ...parts.map(({ tone }) => tone), 'page'];
    expect(tones.filter((tone, index) => index > 0 && tone === tones[index - 1])).toEqual([]);
    const least = content.heart ? ['included'] : ['benefits', 'included', 'steps'];
    expect(parts.map(({ part }) => part)).toEqual(expect.arrayContaining(least));
  });

  it.each(services)('$name: the list of its parts leads to its parts, in their order', ({ content }) => {
    const parts = partsOf(content).flatMap(({ part }) =>
      part === 'included' && content.ready ? [part, 'ready'] : [part],
    );
    expect(contentsOf(content).map(({ to }) => to)).toEqual(
      [...(content.heart ? ['heart'] : []), ...parts, 'questions'].map((id) => `#${id}`),
    );
  });

  it('have another order than their neighbours in the menu', () => {
    const menu = site.header.items.flatMap((item) => ('to' in item ? [] : item.links.map(({ to }) => to)));
    const orders = menu.flatMap((to) => {
      const file = siteRoutes.find(({ path }) => path === to)?.content;
      const found = services.find(({ name }) => name === file);
      return found ? [found.content.order] : [];
    });
    expect(orders.length).toBeGreaterThan(8);
    expect(orders.filter((order, index) => order === orders[index - 1])).toEqual([]);
  });
});
