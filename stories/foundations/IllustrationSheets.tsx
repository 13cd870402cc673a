import hero from 'virtual:picture/home-hero';
import portrait from 'virtual:picture/portrait-team-paramedic';
import card from 'virtual:picture/card-emergency-response';
import { act, cast, type Role } from '../../src/media/cast';
import { lights, type TimeOfDay } from '../../src/media/parts/light';
import { places, type PlaceName } from '../../src/media/parts/places';
import { at, svg } from '../../src/media/parts/svg';
import { helicopter } from '../../src/media/parts/vehicles/helicopter';
import { landCruiser } from '../../src/media/parts/vehicles/landCruiser';
import { motorcycle } from '../../src/media/parts/vehicles/motorcycle';
import { transferVan } from '../../src/media/parts/vehicles/transferVan';
import { turboprop } from '../../src/media/parts/vehicles/turboprop';
import { van } from '../../src/media/parts/vehicles/van';
import { scene } from '../../src/media/scene';
import type { Slot } from '../../src/media/slot';
import { slots } from '../../src/media/slots';
import { addressOf, Drawings, type Drawn } from './Drawing';

const keysOf = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  Object.keys(record) as Name[];

const drawn = (name: string, slot: Slot, note?: string): Drawn => ({
  name,
  src: addressOf(slot.draw()),
  size: [slot.width, slot.height],
  ...(note !== undefined && { note }),
});

/** Three pictures as visitors get them: optimised, and each a file of its own. */
export function Shipped() {
  const items = Object.entries({
    'home-hero': hero,
    'card-emergency-response': card,
    'portrait-team-paramedic': portrait,
  });
  return (
    <Drawings
      label="Pictures as they are shipped"
      least={220}
      items={items.map(([name, { src, width, height, alt }]) => ({
        name,
        src,
        size: [width, height],
        note: alt,
      }))}
    />
  );
}

/** The same place in each kind of light. */
export function Lights() {
  const items = keysOf<TimeOfDay>(lights).map((time) =>
    drawn(time, scene(640, 400, '', { place: 'city', time, things: [at(330, 356, 0.6, van({}))] })),
  );
  return <Drawings label="Kinds of light" items={items} least={200} />;
}

/** Each place by day, empty. */
export function Places() {
  const items = keysOf<PlaceName>(places).map((place) =>
    drawn(place, scene(480, 300, '', { place, time: 'day', things: [] })),
  );
  return <Drawings label="Places" items={items} />;
}

const vehicles = {
  van: van({ beacons: true }),
  landCruiser: landCruiser({}),
  motorcycle: motorcycle({}),
  transferVan: transferVan(),
  turboprop: turboprop(),
  helicopter: helicopter(),
};

/** Each vehicle, at the scale that fits its frame. */
export function Vehicles() {
  const scales: Readonly<Record<string, number>> = { turboprop: 0.3, helicopter: 0.34, motorcycle: 0.9 };
  const items = Object.entries(vehicles).map(([name, drawing]) =>
    drawn(name, {
      width: 480,
      height: 300,
      alt: '',
      draw: () => svg(480, 300, at(240, 240, scales[name] ?? 0.6, drawing)),
    }),
  );
  return <Drawings label="Vehicles" items={items} least={200} />;
}

/** Everybody who appears in scenes. */
export function Cast() {
  const items = keysOf<Role>(cast).map((role) =>
    drawn(
      role,
      {
        width: 160,
        height: 260,
        alt: '',
        draw: () => svg(160, 260, at(80, 244, 1.2, act(role, 'standing'))),
      },
      cast[role].outfit,
    ),
  );
  return <Drawings label="The cast" items={items} least={108} />;
}

/** Every slot of a kind: those whose ids begin so. */
export function Slots({ kind }: { kind: string }) {
  const items = Object.entries(slots)
    .filter(([id]) => id.startsWith(kind))
    .map(([id, slot]) => drawn(id, slot, `${slot.width} × ${slot.height}. ${slot.alt}`));
  return <Drawings label={`Slots ${kind}`} items={items} least={220} />;
}
