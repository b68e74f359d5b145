import * as z from 'zod';
import { SERVICES } from '../routes.ts';
import { item, line, paragraphs, plain, point, points, prose, searchDescription } from './parts.ts';

/** The services in menus and on the home page. */
export const servicesForm = z.object({
  services: z
    .array(
      z.object({
        slug: z.enum(SERVICES).meta({ title: 'Service', input: 'hidden' }),
        name: line(60).meta({ title: 'Name' }),
        image: z
          .enum([
            'lodging',
            'signpost',
            'campuses',
            'umbrella',
            'conversation',
            'examination',
            'papers',
            'passport',
            'mortarboard',
          ])
          .meta({ title: 'Drawing' }),
        home: z.boolean().meta({ title: 'On the home page' }),
        offered: z.boolean().meta({
          title: 'We offer it',
          description: 'Turned off, it is in no menu and its page is not found.',
        }),
      }),
    )
    .length(
      SERVICES.length,
      'Every service stays in the list: turn “We offer it” off instead of removing one.',
    )
    .refine((list) => new Set(list.map(({ slug }) => slug)).size === list.length, 'Each service once.')
    .refine((list) => list.some(({ offered }) => offered), 'Offer at least one service.')
    .meta({ title: 'Services', description: 'In the order of the menu.', item: 'service' }),
});

const question = item({
  question: line(160).meta({ title: 'Question' }),
  answer: prose().meta({ title: 'Answer' }),
});

/** The page of a service. */
export const serviceForm = z.object({
  lead: line(200).meta({ title: 'Below the heading', description: 'One sentence.' }),
  description: searchDescription,
  intro: paragraphs(6).meta({ title: 'Introduction' }),
  steps: points(1, 12, 'step').meta({ title: 'What we do, step by step' }),
  bring: z.array(line(160)).min(1).max(12).meta({ title: 'What the student brings', item: 'line' }),
  detail: z
    .object({
      heading: line(80).meta({ title: 'Heading' }),
      intro: plain().optional().meta({ title: 'Introduction' }),
      rows: z.array(point).min(1).max(20).meta({ title: 'Rows', item: 'row' }),
    })
    .meta({
      title: 'Details',
      description: 'What a student would otherwise search for: by country, paper or question.',
    }),
  why: points(1, 6).meta({ title: 'Why Choose Us' }),
  apart: points(1, 6).meta({ title: 'What Sets Us Apart' }),
  questions: z.array(question).min(1).max(20).meta({ title: 'Questions and answers', item: 'question' }),
  next: plain(600).meta({ title: 'What happens after the first message' }),
});
