/** What is particular to one consultancy. A consultancy that uses Prasthan replaces this file's values. */
export interface Consultancy {
  name: string;
  /** True while the values below are placeholders: pages say so beside them. */
  sample: boolean;
  address: readonly string[];
  phones: readonly string[];
  email: string;
  hours: string;
  social: readonly { name: 'Facebook' | 'LinkedIn' | 'Instagram' | 'YouTube'; href: string }[];
}

export const consultancy: Consultancy = {
  name: 'Prasthan Education',
  sample: true,
  address: ['Kamalpokhari', 'Kathmandu, Nepal'],
  phones: ['+977-1-5550100'],
  email: 'info@prasthan.example',
  hours: 'Sunday to Friday, 10:00 to 17:00',
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'Instagram', href: 'https://www.instagram.com/' },
    { name: 'YouTube', href: 'https://www.youtube.com/' },
  ],
};
