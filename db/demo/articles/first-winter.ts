import type { DemoArticle } from './types.ts';

export const firstWinter: DemoArticle = {
  title: 'Packing for a first winter',
  topic: 'living',
  sections: [
    {
      title: null,
      paragraphs: [
        {
          text: 'If you fly from Kathmandu in January to Toronto, London or Chicago, it will be colder than you have ever felt in the Tarai, and colder than most nights in the hills. You do not need a suitcase full of jackets. You need layers, dry feet and a week to get used to it.',
        },
      ],
    },
    {
      title: 'Layers, from the skin out',
      paragraphs: [
        {
          text: 'Several thin layers keep you warmer than one thick coat, because they hold warm air between them.',
          points: [
            'Next to the skin: two sets of thermal tops and leggings that dry overnight. Wool or synthetic, not cotton, which stays wet.',
            'In the middle: a fleece or a thin wool pullover. Two thin ones are warmer than one thick one.',
            'Outside: one coat that stops wind and water, long enough to sit on.',
          ],
        },
        {
          text: 'Indoors it is warm, often warmer than a house in Nepal in winter. You take layers off in the lecture and put them on again when you leave. With a heavy coat over a T-shirt you are too hot inside and too cold outside.',
        },
      ],
    },
    {
      title: 'Head, hands and feet',
      paragraphs: [
        {
          text: 'A cap that covers your ears, gloves that work with your phone, a scarf and several pairs of wool socks weigh little and are cheap at home. Shoes matter most: waterproof, with a sole that grips on ice, and room for a thick sock. If your size is easy to find, buy boots there. They are made for those streets.',
        },
      ],
    },
    {
      title: 'What to buy at home, what to buy there',
      paragraphs: [
        {
          text: 'Space in your suitcase is limited. Use it for what is better or cheaper here.',
          points: [
            'From home: thermals, a fleece, socks, a shawl, a hand-knitted pullover.',
            'There: the big coat and the boots, in a shop where you can try them on. Second-hand shops near a university are full of good ones.',
            'Not at all: an umbrella for snow, three jackets, a heater with a Nepali plug.',
          ],
        },
        {
          text: 'Arrive wearing what you need for the first evening, or have it in your cabin bag. In February you do not want to wait for a lost suitcase without a coat.',
        },
      ],
    },
    {
      title: 'Also in your suitcase',
      paragraphs: [
        {
          text: 'You need more than winter clothes.',
          points: [
            'Two adapters and a power strip of the right kind.',
            'Medicine for three months, with the prescription in English.',
            'Copies of every document, on paper and on your phone, kept apart from the originals.',
            'Spices in sealed packets, if the customs page of the country allows them. Read it: rules about food, seeds and meat are strict, and the fine is real.',
          ],
        },
      ],
    },
    {
      title: 'Living with the dark',
      paragraphs: [
        {
          text: 'In December it may be dark when you leave the library at four. Many people feel it. Walk at noon, sit by a window, cook with others, call home on a fixed day. If you feel low for weeks, ask for help: universities have doctors and counselors for exactly this, and many students go to them.',
        },
        { text: 'By March you will tell somebody that it is quite warm today. It will be five degrees.' },
      ],
    },
  ],
};
