import type { DemoArticle } from './types.ts';

export const firstWinter: DemoArticle = {
  title: 'Packing for a first winter',
  topic: 'living',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'If you fly from Kathmandu in January to Toronto, London or Chicago, you land in a cold that the Tarai does not know and the hills know only at night. You do not need a suitcase of jackets. You need layers, dry feet and patience for a week.',
        },
      ],
    },
    {
      title: 'Layers, from the skin out',
      paragraphs: [
        {
          text: 'Warmth is air that is held still, and several thin layers hold more of it than one thick coat.',
          points: [
            'Next to the skin: two sets of thermal tops and leggings that dry overnight. Wool or synthetic, not cotton, which stays wet.',
            'In the middle: a fleece or a thin wool pullover. Two thin ones are warmer than one thick one.',
            'Outside: one coat that stops wind and water, long enough to sit on.',
          ],
        },
        {
          text: 'Indoors it is warm, often warmer than a house in Nepal in winter. Layers come off in the lecture and go on again at the door. A single heavy coat over a T-shirt is wrong in both places.',
        },
      ],
    },
    {
      title: 'Ends first',
      paragraphs: [
        {
          text: 'Heat leaves where you forget it. A cap over the ears, gloves in which you can use a phone, a scarf, and several pairs of wool socks weigh nothing and cost little at home. Shoes matter most: waterproof, with a sole that grips on ice and room for a thick sock. If your size is easy to find, buy boots there. They are made for that pavement.',
        },
      ],
    },
    {
      title: 'Buy at home, buy there',
      paragraphs: [
        {
          text: 'Weight in the suitcase is the price. Spend it on what is better or cheaper here.',
          points: [
            'From home: thermals, a fleece, socks, a shawl, a pullover that somebody knitted.',
            'There: the big coat and the boots, in a shop that lets you walk in them. Second-hand shops near a university are full of good ones.',
            'Not at all: an umbrella for snow, three jackets, a heater with a Nepali plug.',
          ],
        },
        {
          text: 'Arrive wearing what you need for the first evening, and keep it in your cabin bag if you come from the warm. A lost suitcase is a small thing in May and a large one in February.',
        },
      ],
    },
    {
      title: 'In the same suitcase',
      paragraphs: [
        {
          text: 'Winter is not the only thing you pack for.',
          points: [
            'Two adapters and a power strip of the right kind.',
            'Medicines for three months with the prescription in English.',
            'Copies of every paper, on paper and on the phone, apart from the originals.',
            'Spices in sealed packets, if the customs page of the country allows them. Read it: rules about food, seeds and meat are strict, and the fine is real.',
          ],
        },
      ],
    },
    {
      title: 'Living with the dark',
      paragraphs: [
        {
          text: 'In December it may be dark when you leave the library at four. Many people feel it. Walk at noon, sit by a window, cook with others, call home on a fixed day. If the weight stays for weeks, universities have doctors and counselors for exactly this, and asking is ordinary.',
        },
        { text: 'By March you will tell somebody that it is quite warm today. It will be five degrees.' },
      ],
    },
  ],
};
