import type { ServiceSlug } from '../../contract/routes.ts';

/** Texts may contain links, `[label](/path)`, and figures, `{fact:id}`. */
export interface Point {
  title: string;
  text: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** A service page. Its name, address and drawing are in service-tiles.ts. */
export interface Service {
  slug: ServiceSlug;
  /** One sentence below the heading. */
  lead: string;
  /** Description for search engines, at most 160 characters. */
  description: string;
  intro: readonly string[];
  /** Our work, in order. */
  steps: readonly Point[];
  /** What the student brings to the first meeting. */
  bring: readonly string[];
  /** Details that a student would otherwise search for: by country, paper or question. */
  detail: { heading: string; intro?: string; rows: readonly Point[] };
  why: readonly Point[];
  apart: readonly Point[];
  questions: readonly Question[];
  /** What happens after the first message. */
  next: string;
}
