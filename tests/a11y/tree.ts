import type { Page } from '@playwright/test';

/** What a screen reader learns of one element, from Chromium's own accessibility tree. */
interface Value {
  value?: string | number | boolean;
}
interface AxNode {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  properties?: { name: string; value: Value }[];
}

const told = ['expanded', 'checked', 'pressed', 'disabled', 'invalid', 'live', 'modal', 'level', 'required'];
const silent =
  /^(?:none|generic|StaticText|InlineTextBox|RootWebArea|paragraph|LineBreak|ListMarker|list|listitem|strong|time|LabelText|Legend)$/;
/** Of these only the named ones are announced. */
const silentWithoutName = /^(?:group|article|form)$/;

function described({ role, name, description, properties = [] }: AxNode): string {
  const states = properties
    .filter(({ name: state, value }) => told.includes(state) && !['', 'off'].includes(String(value.value)))
    .filter(
      ({ name: state, value }) =>
        !(['disabled', 'invalid', 'modal', 'required'].includes(state) && String(value.value) === 'false'),
    )
    .map(({ name: state, value }) => `${state}=${String(value.value)}`);
  const words = [role?.value, name?.value && `"${String(name.value)}"`, ...states];
  return [...words, description?.value && `(${String(description.value)})`].filter(Boolean).join(' ');
}

/**
 * What a screen reader meets on the page, in its order: role, name, states and description of everything but plain
 * text, lists and elements without meaning.
 */
export async function accessibilityTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (node: AxNode): AxNode[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).flatMap(inOrder),
  ];
  return nodes
    .filter(({ parentId }) => parentId === undefined)
    .flatMap(inOrder)
    .filter(({ ignored, role, name }) => {
      const kind = String(role?.value);
      return !ignored && !silent.test(kind) && !(silentWithoutName.test(kind) && !name?.value);
    })
    .map(described);
}
