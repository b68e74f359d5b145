import { home } from '../../content/home.ts';
import { serviceTiles } from '../../content/service-tiles.ts';
import { ServiceScene } from '../../ui/art/service-scene.tsx';
import { Carousel } from './carousel.tsx';

export function ServiceCarousel() {
  return (
    <section className="home-block service-block" aria-labelledby="services-title">
      <div className="wrap">
        <h2 id="services-title">{home().headings.services}</h2>
      </div>
      <div className="wrap service-stage">
        <Carousel
          label="Our services"
          what="the services"
          delay={2500}
          afterTouch="continue"
          className="service-carousel"
          slides={serviceTiles().map(({ heading, image, url }) => ({
            name: heading,
            content: (
              <a className="service-tile" href={url} draggable={false}>
                <span className="service-tile-art">
                  <ServiceScene name={image} />
                </span>
                <span className="service-tile-name">{heading}</span>
              </a>
            ),
          }))}
        />
      </div>
    </section>
  );
}
