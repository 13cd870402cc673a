import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import {
  CallButton,
  FaqAccordion,
  LinkButton,
  ServiceCard,
  SiteHeader,
  StarRating,
} from 'haraka-paramedics-site/components';
import { brandTheme } from './brandTheme';
import { harbour } from './pictures';

const questions = [
  { question: 'When are you there?', answer: ['Day and night.'] },
  { question: 'What does it cost?', answer: ['A rescue costs nothing.', 'Towing a boat does.'] },
];

/** A page of another project. */
export function Page() {
  return (
    <ThemeProvider theme={brandTheme}>
      <CssBaseline />
      <SiteHeader
        brand="Mawimbi Coast Rescue"
        items={[
          { label: 'Boats', to: '/boats' },
          { label: 'About us', links: [{ label: 'Our crews', to: '/crews' }] },
        ]}
        current="/boats"
        phone={{ display: '0700 000 000', href: 'tel:+254700000000' }}
        labels={{ navigation: 'Main', menu: 'Menu', call: 'Call' }}
      />
      <Container component="main" sx={{ paddingBlock: 15, gap: 3 }}>
        <h1>Boats</h1>
        <Stack sx={{ maxWidth: 380 }}>
          <ServiceCard
            title="Harbour boat"
            description="Out of the harbour in four minutes."
            picture={harbour}
            to="/boats/harbour"
            linkLabel="Read more"
          />
        </Stack>
        <StarRating rating={4} label="4 out of 5 stars" />
        <Stack direction="row" sx={{ gap: 2 }}>
          <CallButton href="tel:+254700000000">Call 0700 000 000</CallButton>
          <LinkButton variant="quiet" label="Our crews" to="/crews" />
          <Button>Send message</Button>
        </Stack>
        <FaqAccordion name="questions" items={questions} />
      </Container>
    </ThemeProvider>
  );
}
