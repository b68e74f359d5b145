import type { ServiceSlug } from '../../contract/routes.ts';

/** Texts may hold links, `[words](/path)`, and figures, `{fact:id}`. */
export interface Point {
  title: string;
  text: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** One service page. Its name, address and drawing are in service-tiles.ts. */
export interface Service {
  slug: ServiceSlug;
  /** Under the heading, in one sentence. */
  lead: string;
  /** For search engines: at most 160 characters. */
  description: string;
  intro: readonly string[];
  /** What we do, in order. */
  steps: readonly Point[];
  /** What the student brings to the first talk. */
  bring: readonly string[];
  /** What a student would otherwise search for: by country, by paper, by question. */
  detail: { heading: string; intro?: string; rows: readonly Point[] };
  why: readonly Point[];
  apart: readonly Point[];
  questions: readonly Question[];
  /** What happens after the first message. */
  next: string;
}
