import type * as z from 'zod';
import type { testimonialsForm } from '../contract/documents/home.ts';
import { liveWithPictures, type Resolved } from './picture.ts';

type Testimonials = z.infer<typeof testimonialsForm>;
type Testimonial = Resolved<Testimonials>['testimonials'][number];

const sample = (
  image: string,
  name: string,
  description1: string,
  description2?: string,
): Testimonials['testimonials'][number] => ({
  image,
  name: `Sample student, ${name}`,
  description1,
  ...(description2 === undefined ? {} : { description2 }),
  photo: null,
  sample: true,
});

export const SHIPPED_TESTIMONIALS: Testimonials = {
  testimonials: [
    sample(
      'rhododendron',
      'Bachelor of Nursing',
      'I came with one university in mind and left with a list of five, with fees, intakes and English scores to compare.',
      'My father asked more questions than I did. They answered all of them and showed us where each answer came from.',
    ),
    sample(
      'terrace',
      'Master of Data Science',
      'At the first meeting they told me which documents I needed for my gap of two years. Nobody had said it so clearly before.',
    ),
    sample(
      'lokta',
      'Diploma of Hospitality',
      'The mock interview was harder than the real one. That was the point.',
      'I knew my course, my costs and my plan because they were mine, not a script.',
    ),
    sample(
      'marigold',
      'Bachelor of Engineering',
      'Everything on my list had a date: NOC, police report, medical, tuition. I always knew what came next.',
    ),
    sample(
      'pine',
      'Master of Public Health',
      'We found a scholarship that closed three months before the course did. I would have missed it on my own.',
      'It was not the biggest one. It was the one I could really get.',
    ),
    sample(
      'indigo',
      'Foundation studies',
      'Leaving home at nineteen is a lot. They gave me my room, my insurance and the way from the airport on one sheet of paper.',
    ),
  ],
};

/** What students say. The shipped ones are samples and are marked as such on the page. */
export const testimonials = (): readonly Testimonial[] =>
  liveWithPictures('testimonials', SHIPPED_TESTIMONIALS).testimonials;
