import { home } from '../../content/home.ts';
import { testimonials } from '../../content/testimonials.ts';
import { Portrait } from '../../ui/art/portrait.tsx';
import { Badge } from '../../ui/badge.tsx';
import { OwnPicture } from '../layout/own-picture.tsx';
import { Carousel } from './carousel.tsx';

export function Testimonials() {
  const voices = testimonials();
  if (voices.length === 0) return null;
  return (
    <section className="home-block testimonials" aria-labelledby="testimonials-title">
      <div className="wrap">
        <h2 id="testimonials-title">{home().headings.testimonials}</h2>
        {voices.some(({ sample }) => sample) && (
          <p className="home-note">
            These are samples that we wrote. Words of real students will replace them, with their permission.
          </p>
        )}
        <Carousel
          label="Testimonials"
          what="the testimonials"
          delay={3000}
          afterTouch="stop"
          className="testimonial-carousel"
          slides={voices.map(({ photo, image, name, description1, description2, sample }, index) => ({
            name,
            content: (
              <figure className="testimonial">
                <blockquote>
                  <p>{description1}</p>
                  {description2 && <p>{description2}</p>}
                </blockquote>
                <figcaption>
                  <span className="testimonial-image">
                    {photo ? (
                      <OwnPicture picture={photo} alt="" width={112} height={112} shape="square" />
                    ) : (
                      <Portrait seed={image} turn={index} />
                    )}
                  </span>
                  <span>{name}</span>
                  {sample && <Badge>Sample</Badge>}
                </figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </section>
  );
}
