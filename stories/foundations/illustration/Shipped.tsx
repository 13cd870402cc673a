import hero from 'virtual:picture/home-hero';
import portrait from 'virtual:picture/portrait-team-paramedic';
import card from 'virtual:picture/card-emergency-response';
import { Drawings } from '../Drawing';

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
