import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { Link } from '../../domain/link';
import { List } from './ContactWays.styles';

export interface ContactWaysProps {
  /** Heading. */
  title: string;
  /** Contact channels: a name, what it is good for, and a link if there is one. */
  items: readonly { title: string; text: string; link?: Link }[];
}

/** Phone, WhatsApp, e-mail and address of the service. */
export function ContactWays({ title, items }: ContactWaysProps) {
  return (
    <Card variant="subtle">
      <CardContent>
        <Typography variant="h3">{title}</Typography>
        <List>
          {items.map((item) => (
            <div key={item.title}>
              <dt>{item.title}</dt>
              {item.link && (
                <dd>
                  <SiteLink href={item.link.to}>{item.link.label}</SiteLink>
                </dd>
              )}
              <dd>{item.text}</dd>
            </div>
          ))}
        </List>
      </CardContent>
    </Card>
  );
}
