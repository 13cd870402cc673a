import { cast, type Role } from '../../../src/media/cast';
import * as groups from '../../../src/media/groups';
import { lights, type TimeOfDay } from '../../../src/media/parts/light';
import { places, type PlaceName } from '../../../src/media/parts/places';
import { scene } from '../../../src/media/scene';
import { Drawings, type Drawn } from '../Drawing';
import { fitted } from './fitted';
import { partsOf, vehiclesAtWork, type Part, type Room } from './kit';
import { keysOf } from './keysOf';

const size = [480, 300] as const;

const emptyPlace = (name: string, place: PlaceName, time: TimeOfDay, note?: string): Drawn => ({
  name,
  src: () => scene(...size, '', { place, time, things: [] }).draw(),
  size,
  ...(note !== undefined && { note }),
});

/** Each place by day, empty. */
export function Places() {
  const items = keysOf(places).map((place) =>
    emptyPlace(place, place, 'day', `Horizon at ${Math.round(places[place].horizon * 100)} %`),
  );
  return <Drawings label="Places by day" items={items} />;
}

/** One place in each kind of light. */
export function Lights({ place }: { place: PlaceName }) {
  const items = keysOf(lights).map((time) =>
    emptyPlace(
      time,
      place,
      time,
      `${lights[time].lampsOn ? 'Lamps on' : 'Lamps off'}, ${Math.round(lights[time].dim * 100)} % shade`,
    ),
  );
  return <Drawings label={`${place} in each kind of light`} items={items} least={130} />;
}

const part = ({ name, file, drawing }: Part): Drawn => ({
  name,
  note: `in ${file}.ts`,
  src: () => fitted(drawing, ...size),
  size,
});

/** Every part of a room of the kit, each as large as its frame allows. */
export function Parts({ room }: { room: Room }) {
  return <Drawings label={`Parts: ${room}`} items={partsOf(room).map(part)} />;
}

/** Vehicles with their lamps on. */
export function VehiclesAtWork() {
  return <Drawings label="Vehicles at work" items={vehiclesAtWork().map(part)} least={200} />;
}

/** Who plays in a group: as many as it asks for, patient first. */
const players = ['patientOld', 'achieng', 'otieno'] as const satisfies readonly Role[];

/** People together with what they use. */
export function Groups() {
  const items = Object.entries(groups).map(([name, group]): Drawn => {
    const draw: (...roles: Role[]) => string = group;
    const roles = players.slice(0, group.length);
    return {
      name,
      note: roles.map((role) => `${role} (${cast[role].outfit})`).join(', '),
      src: () => fitted(draw(...roles), ...size),
      size,
    };
  });
  return <Drawings label="Groups" items={items} least={200} />;
}
