import CallIcon from '@mui/icons-material/Call';
import { styled } from '@mui/material/styles';
import { color } from '../../src/theme/tokens';
import { meanings } from './iconMeanings';
import { iconsInUse, type IconUser } from './iconsInUse';
import { Sheet } from './Sheet';

const Shown = styled('span')({ '& svg': { display: 'block', width: 32, height: 32, fill: color.heading } });

const usersIn = (users: readonly IconUser[]) =>
  users.map(({ component, sizes }) => `${component} (${sizes.join(', ')})`).join(', ');

/** Every icon that the sources import, with its meaning and where it stands. */
export function IconTable() {
  return (
    <Sheet
      caption="Icons in use"
      columns={['Name', 'Icon', 'Says', 'Where, and its sides in px']}
      rows={[...iconsInUse()].map(([name, users]) => {
        const [Icon, says] = meanings[name] ?? [null, 'New here: give it one meaning in iconMeanings.ts'];
        return [
          name,
          Icon && (
            <Shown key="icon">
              <Icon aria-hidden />
            </Shown>
          ),
          says,
          usersIn(users),
        ];
      })}
    />
  );
}

/** Sides of icons in use, and what shows them. */
export function IconSizes() {
  const bySide = new Map<number, Set<string>>();
  for (const { component, sizes } of [...iconsInUse().values()].flat()) {
    for (const side of sizes) bySide.set(side, (bySide.get(side) ?? new Set()).add(component));
  }
  const sides = [...bySide].sort(([one], [other]) => one - other);
  return (
    <Sheet
      caption="Sides of icons"
      columns={['px', 'Looks like', 'In']}
      rows={sides.map(([side, components]) => [
        side,
        <CallIcon key="icon" aria-hidden style={{ display: 'block', width: side, height: side }} />,
        [...components].sort().join(', '),
      ])}
    />
  );
}
