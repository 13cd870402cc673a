import { HeroSlider } from '../components/HeroSlider/HeroSlider';
import type { HomeContent } from '../content/pageTypes';
import type { WidgetPageContent } from '../content/types';
import { PageIntro } from '../sections/PageIntro/PageIntro';
import type { PageProps } from './PageProps';

/** The hero slider alone. */
export function SliderPage({ content }: PageProps<WidgetPageContent & { slider: HomeContent['slider'] }>) {
  const { slider } = content;
  return (
    <>
      <PageIntro title={content.title} lead={content.lead} />
      <HeroSlider label={slider.title} slides={slider.slides} labels={slider.labels} />
    </>
  );
}
