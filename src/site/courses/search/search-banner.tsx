import { Banner } from '../../../ui/banner.tsx';

/** The banner of every search. It has no properties, so it is rendered once (islands/render-react.ts). */
export function SearchBanner() {
  return <Banner heading="Search Course" subheading="What, where and for how much" seed="search" low />;
}
