/**
 * What students say. These are samples and are marked as such on the page: replace them with texts of your own
 * students, with their permission, and set `sample` to false.
 */
export interface Testimonial {
  /** Seed of the drawn portrait, or the path of a photograph: '/students/sita.webp'. */
  image: string;
  name: string;
  description1: string;
  description2?: string;
  sample: boolean;
}

const sample = (image: string, name: string, description1: string, description2?: string): Testimonial => ({
  image,
  name: `Sample student, ${name}`,
  description1,
  ...(description2 === undefined ? {} : { description2 }),
  sample: true,
});

export const testimonials: readonly Testimonial[] = [
  sample(
    'rhododendron',
    'Bachelor of Nursing',
    'I came with one university in mind and left with a table of five: fees, intakes, English scores, side by side.',
    'My father asked more questions than I did. All of them were answered, with the page they came from.',
  ),
  sample(
    'terrace',
    'Master of Data Science',
    'They told me in the first talk that my gap of two years needed papers, and which. Nobody had said it so plainly.',
  ),
  sample(
    'lokta',
    'Diploma of Hospitality',
    'The mock interview was harder than the real one. That was the point.',
    'I knew my own course, my costs and my plan by heart because they are mine, not a script.',
  ),
  sample(
    'marigold',
    'Bachelor of Engineering',
    'Every paper had a date on the list: NOC, police report, medical, tuition. I always knew what came next.',
  ),
  sample(
    'pine',
    'Master of Public Health',
    'We found a scholarship that closed three months before the course did. Alone I would have missed it.',
    'It was not the biggest one. It was the one I could really get.',
  ),
  sample(
    'indigo',
    'Foundation studies',
    'Leaving home at nineteen is a lot. They had my room, my insurance and the way from the airport on one sheet.',
  ),
];
