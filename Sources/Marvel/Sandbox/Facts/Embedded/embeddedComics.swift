// swift-format-ignore-file
// Made by .ci/compact-facts.py, which says what the columns mean; make it again rather than editing it.
// Data provided by Marvel. © MARVEL

let embeddedComics = #"""
91992	 Fantastic Four by Dan Slott Vol. 1 (Hardcover)	0	0	Hardcover
71400	 Superior Spider-Man Vol. 2: Otto-matic (Trade Paperback)	1	0	Trade Paperback
49007	100th Anniversary Special (2014) #1	2	1	Comic
49008	100th Anniversary Special (2014) #1	2	1	Comic
49009	100th Anniversary Special (2014) #1	2	1	Comic
49010	100th Anniversary Special (2014) #1	2	1	Comic
49011	100th Anniversary Special (2014) #5	2	5	Comic		2014-05-19T09:34:14-0400	f/b0/536d00217d190	0	32		75960608000700511				onsaleDate=2014-07-30T00:00:00-0400 focDate=2014-07-16T00:00:00-0400	printPrice=3.99		1409e		5534 5535
37254	15 Love (2011) #1	3	1	Comic
37251	15 Love (2011) #2	3	2	Comic
37253	15 Love (2011) #3	3	3	Comic
37252	15-Love GN-TPB (Graphic Novel)	4	0	Graphic Novel
20630	1602 (2003) #1	5	1	Comic
50114	1602 (2003) #2	5	2	Comic
377	1602 (2003) #3	5	3	Comic
148	1602 (2003) #4	5	4	Comic
147	1602 (2003) #5	5	5	Comic
146	1602 (2003) #6	5	6	Comic
145	1602 (2003) #7	5	7	Comic
440	1602 (2003) #8	5	8	Comic
51198	1602 Witch Hunter Angela (2015) #1	6	1	Comic
55028	1602 Witch Hunter Angela (2015) #1 (Christopher Gwengela Variant)	6	1	Comic	Christopher Gwengela Variant
54728	1602 Witch Hunter Angela (2015) #1 (Isanove Variant)	6	1	Comic	Isanove Variant
51199	1602 Witch Hunter Angela (2015) #2	6	2	Comic
55191	1602 Witch Hunter Angela (2015) #2 (Koh Variant)	6	2	Comic	Koh Variant
51200	1602 Witch Hunter Angela (2015) #3	6	3	Comic
56248	1602 Witch Hunter Angela (2015) #3 (Irving Variant)	6	3	Comic	Irving Variant
51201	1602 Witch Hunter Angela (2015) #4	6	4	Comic
54908	1602 WITCH HUNTER ANGELA TPB (Trade Paperback)	8	0	Trade Paperback
52072	1872 (2015) #1	9	1	Comic
55058	1872 (2015) #1 (Shaner Variant)	9	1	Comic	Shaner Variant
52073	1872 (2015) #1 (Young Variant)	9	1	Comic	Young Variant
52074	1872 (2015) #2	9	2	Comic
52075	1872 (2015) #3	9	3	Comic
56249	1872 (2015) #3 (Francavilla Variant)	9	3	Comic	Francavilla Variant
52076	1872 (2015) #4	9	4	Comic
24321	1939 Daily Bugle (2009) #6	10	6	Comic
24323	2009 Mini-Poster 6 (2009) #1	11	1	Comic
24324	2009 Mini-Poster 6 (2009) #1	11	1	Comic
24325	2009 Mini-Poster 6 (2009) #1	11	1	Comic
24328	2009 Mini-Poster 6 (2009) #1	11	1	Comic
24329	2009 Mini-Poster 6 (2009) #1	11	1	Comic
24336	2009 Mini-Poster 6 (2009) #1	11	1	Comic
24338	2009 Mini-Poster 6 (2009) #1	11	1	Comic
24339	2009 Mini-Poster 6 (2009) #1	11	1	Comic
24340	2009 Mini-Poster 6 (2009) #1	11	1	Comic
24341	2009 Mini-Poster 6 (2009) #1	11	1	Comic
24342	2009 Mini-Poster 6 (2009) #1	11	1	Comic
28646	2009/2010 Poster (2009) #153	12	153	Comic
28675	2009/2010 Poster (2009) #154	12	154	Comic
28677	2009/2010 Poster (2009) #156	12	156	Comic
28680	2009/2010 Poster (2009) #159	12	159	Comic
28681	2009/2010 Poster (2009) #160	12	160	Comic
28682	2009/2010 Poster (2009) #161	12	161	Comic
28647	2009/2010 Poster (Pop) (2009) #153	13	153	Comic
28657	2009/2010 Poster (Pop) (2009) #154	13	154	Comic
28659	2009/2010 Poster (Pop) (2009) #156	13	156	Comic
28662	2009/2010 Poster (Pop) (2009) #159	13	159	Comic
28663	2009/2010 Poster (Pop) (2009) #160	13	160	Comic
28664	2009/2010 Poster (Pop) (2009) #161	13	161	Comic
31100	2011 Poster Book 3 (2013) #1	14	1	Comic
84343	2020 Force Works (2020) #1	15	1	Comic
84669	2020 Force Works (2020) #1 (Variant)	15	1	Comic	Variant
84670	2020 Force Works (2020) #1 (Variant)	15	1	Comic	Variant
84344	2020 Force Works (2020) #2	15	2	Comic
84972	2020 Force Works (2020) #2 (Variant)	15	2	Comic	Variant
84345	2020 Force Works (2020) #3	15	3	Comic
88409	2020 Force Works (2020) #3 (Variant)	15	3	Comic	Variant
84341	2020 Iron Age (2020) #1	16	1	Comic
84346	2020 Ironheart (2020) #1	18	1	Comic
84347	2020 Ironheart (2020) #2	18	2	Comic
84352	2020 iWolverine (2020) #1	19	1	Comic
84353	2020 iWolverine (2020) #2	19	2	Comic
90178	2020 iWolverine (2020) #2 (Variant)	19	2	Comic	Variant
84348	2020 Machine Man (2020) #1	20	1	Comic
84671	2020 Machine Man (2020) #1 (Variant)	20	1	Comic	Variant
84672	2020 Machine Man (2020) #1 (Variant)	20	1	Comic	Variant
84349	2020 Machine Man (2020) #2	20	2	Comic
84974	2020 Machine Man (2020) #2 (Variant)	20	2	Comic	Variant
84350	2020 Rescue (2020) #1	21	1	Comic
84975	2020 Rescue (2020) #1 (Variant)	21	1	Comic	Variant
84351	2020 Rescue (2020) #2	21	2	Comic
88411	2020 Rescue (2020) #2 (Variant)	21	2	Comic	Variant
78503	2099 Alpha (2019) #1	22	1	Comic
78504	2099 Omega (2019) #1	23	1	Comic
356	4 (2004) #1	24	1	Comic
811	4 (2004) #10	24	10	Comic
892	4 (2004) #11	24	11	Comic
52	4 (2004) #12	24	12	Comic			5/e0/5841c31f01da8	2138	0		5960605524-01211				onsaleDate=2004-11-10T00:00:00-0500 focDate= unlimitedDate=2007-11-13T00:00:00-0500	printPrice=2.99	251 325 338 443 580	1069f 1185c		939 940
1496	4 (2004) #13	24	13	Comic
1584	4 (2004) #14	24	14	Comic
1670	4 (2004) #15	24	15	Comic
1771	4 (2004) #16	24	16	Comic
1875	4 (2004) #17	24	17	Comic
1977	4 (2004) #18	24	18	Comic
2120	4 (2004) #19	24	19	Comic
388	4 (2004) #2	24	2	Comic
2230	4 (2004) #20	24	20	Comic
404	4 (2004) #3	24	3	Comic
471	4 (2004) #4	24	4	Comic
498	4 (2004) #5	24	5	Comic
682	4 (2004) #6	24	6	Comic
1812	4 (2004) #7	24	7	Comic
571	4 (2004) #8	24	8	Comic
556	4 (2004) #9	24	9	Comic
1328	4 Vol. 1: Wolf at the Door (Trade Paperback)	25	0	Trade Paperback
1550	4 Vol. 2: The Stuff of Nightmares (Trade Paperback)	26	0	Trade Paperback
2189	4 Vol. 3: Divine Time (Trade Paperback)	27	0	Trade Paperback
38756	5 Ronin (2010) #1	28	1	Comic
36162	5 Ronin (2010) #1 (AJA Cover)	28	1	Comic	AJA Cover
36365	5 Ronin (2010) #2	28	2	Comic
38753	5 Ronin (2010) #2 (BROOKS COVER)	28	2	Comic	BROOKS COVER
35220	5 Ronin (2010) #3	28	3	Comic
38754	5 Ronin (2010) #3 (CAMUNCOLI COVER)	28	3	Comic	CAMUNCOLI COVER
35204	5 Ronin (2010) #4	28	4	Comic
38752	5 Ronin (2010) #4 (MACK COVER)	28	4	Comic	MACK COVER
36160	5 Ronin (2010) #5	28	5	Comic
38751	5 Ronin (2010) #5 (MCGUINNESS COVER)	28	5	Comic	MCGUINNESS COVER
41112	5 Ronin (Hardcover)	29	0	Hardcover
41113	5 Ronin (Hardcover)	29	0	Hardcover
36599	5 Ronin TPB (Trade Paperback)	30	0	Trade Paperback
23915	70th Anniversary Alan Davis Poster (2009) #1	31	1	Comic
24346	70th Anniversary Alan Davis Poster (2009) #1	31	1	Comic
24347	70th Anniversary Alan Davis Poster (2009) #1	31	1	Comic
60151	A YEAR OF MARVELS TPB (Trade Paperback)		0	Trade Paperback
57926	A Year of Marvels: April Infinite Comic (2016) #1	33	1	Digital Comic
57930	A Year of Marvels: August Infinite Comic (2016) #1	34	1	Digital Comic
57924	A Year of Marvels: February Infinite Comic (2016) #1	35	1	Digital Comic
57928	A Year of Marvels: June Infinite Comic (2016) #1	36	1	Digital Comic
58629	A Year of Marvels: The Amazing (2016) #1	37	1	Comic
43488	A+X (2012) #1	38	1	Comic
45763	A+X (2012) #1 (2nd Printing Variant)	38	1	Comic	2nd Printing Variant
43509	A+X (2012) #10	38	10	Comic
43510	A+X (2012) #11	38	11	Comic
49017	A+X (2012) #18	38	18	Comic
43495	A+X (2012) #2	38	2	Comic
43498	A+X (2012) #3	38	3	Comic
43500	A+X (2012) #3 (Mcguinness Sketch Variant)	38	3	Comic	Mcguinness Sketch Variant
43499	A+X (2012) #3 (Mcguinness Variant)	38	3	Comic	Mcguinness Variant
44569	A+X (2012) #3 (Tan Variant)	38	3	Comic	Tan Variant
43501	A+X (2012) #4	38	4	Comic
45765	A+X (2012) #4 (Brooks Variant)	38	4	Comic	Brooks Variant
43503	A+X (2012) #4 (Mcguinness Sketch Variant)	38	4	Comic	Mcguinness Sketch Variant
43502	A+X (2012) #4 (Mcguinness Variant)	38	4	Comic	Mcguinness Variant
43504	A+X (2012) #5	38	5	Comic
45766	A+X (2012) #5 (Del Mundo Variant)	38	5	Comic	Del Mundo Variant
43505	A+X (2012) #6	38	6	Comic
43506	A+X (2012) #7	38	7	Comic
47068	A+X (2012) #7 (Renaud Iron Man Many Armors Variant)	38	7	Comic	Renaud Iron Man Many Armors Variant
43507	A+X (2012) #8	38	8	Comic
43508	A+X (2012) #9	38	9	Comic
48981	A+X (Trade Paperback)	39	0	Trade Paperback
45762	A+X Vol. 1: = Awesome (Trade Paperback)	40	0	Trade Paperback
45764	A+X VOL. 2: = AMAZING TPB (MARVEL NOW) (Trade Paperback)		0	Trade Paperback
51202	A-Force (2015) #1	42	1	Comic
51204	A-Force (2015) #2	42	2	Comic
54992	A-Force (2015) #2 (Anka Variant)	42	2	Comic	Anka Variant
51205	A-Force (2015) #3	42	3	Comic
51206	A-Force (2015) #4	42	4	Comic
51207	A-Force (2015) #5	42	5	Comic
56021	A-Force (2016) #10	43	10	Comic
58012	A-Force (2016) #2 (Jones Variant)	43	2	Comic	Jones Variant
56014	A-Force (2016) #3	43	3	Comic
58013	A-Force (2016) #3 (Brooks Variant)	43	3	Comic	Brooks Variant
58192	A-Force (2016) #3 (Cho Variant)	43	3	Comic	Cho Variant
58637	A-Force (2016) #3 (Mckelvie Wop Variant)	43	3	Comic	Mckelvie Wop Variant
56017	A-Force (2016) #6	43	6	Comic
56018	A-Force (2016) #7	43	7	Comic
56019	A-Force (2016) #8	43	8	Comic
56020	A-Force (2016) #9	43	9	Comic
55093	A-Force Presents Vol. 1 (Trade Paperback)	44	0	Trade Paperback
55094	A-Force Presents Vol. 2 (Trade Paperback)	45	0	Trade Paperback
55095	A-FORCE PRESENTS VOL. 3 TPB (Trade Paperback)	46	0	Trade Paperback
17739	A-Next (1998) #1	47	1	Comic
17740	A-Next (1998) #10	47	10	Comic
17741	A-Next (1998) #11	47	11	Comic
17742	A-Next (1998) #12	47	12	Comic
17743	A-Next (1998) #2	47	2	Comic
17744	A-Next (1998) #3	47	3	Comic
17745	A-Next (1998) #4	47	4	Comic
17746	A-Next (1998) #5	47	5	Comic
17747	A-Next (1998) #6	47	6	Comic
17748	A-Next (1998) #7	47	7	Comic
17749	A-Next (1998) #8	47	8	Comic
17750	A-Next (1998) #9	47	9	Comic
102802	A.X.E.: Avengers (2022) #1	48	1	Comic
102804	A.X.E.: Death to the Mutants (2022) #1	49	1	Comic
103258	A.X.E.: Death to the Mutants (2022) #1 (Variant)	49	1	Comic	Variant
102805	A.X.E.: Death to the Mutants (2022) #2	49	2	Comic
103777	A.X.E.: Death to the Mutants (2022) #2 (Variant)	49	2	Comic	Variant
102806	A.X.E.: Death to the Mutants (2022) #3	49	3	Comic
104028	A.X.E.: Death to the Mutants (2022) #3 (Variant)	49	3	Comic	Variant
102803	A.X.E.: Eternals (2022) #1	50	1	Comic
102808	A.X.E.: Eve Of Judgment (2022) #1	51	1	Comic
102953	A.X.E.: Eve Of Judgment (2022) #1 (Variant)	51	1	Comic	Variant
102954	A.X.E.: Eve Of Judgment (2022) #1 (Variant)	51	1	Comic	Variant
102955	A.X.E.: Eve Of Judgment (2022) #1 (Variant)	51	1	Comic	Variant
100366	A.X.E.: Judgment Day (2022) #1	52	1	Comic
103198	A.X.E.: Judgment Day (2022) #1 (Variant)	52	1	Comic	Variant
103200	A.X.E.: Judgment Day (2022) #1 (Variant)	52	1	Comic	Variant
103201	A.X.E.: Judgment Day (2022) #1 (Variant)	52	1	Comic	Variant
103202	A.X.E.: Judgment Day (2022) #1 (Variant)	52	1	Comic	Variant
100367	A.X.E.: Judgment Day (2022) #2	52	2	Comic
103205	A.X.E.: Judgment Day (2022) #2 (Variant)	52	2	Comic	Variant
103207	A.X.E.: Judgment Day (2022) #2 (Variant)	52	2	Comic	Variant
103208	A.X.E.: Judgment Day (2022) #2 (Variant)	52	2	Comic	Variant
100368	A.X.E.: Judgment Day (2022) #3	52	3	Comic
100369	A.X.E.: Judgment Day (2022) #4	52	4	Comic
100370	A.X.E.: Judgment Day (2022) #5	52	5	Comic
102807	A.X.E.: Judgment Day (2022) #6	52	6	Comic
100748	A.X.E.: Judgment Day (Trade Paperback)		0	Trade Paperback
102866	A.X.E.: Judgment Day Companion (Trade Paperback)		0	Trade Paperback
76012	Absolute Carnage (2019) #1	58	1	Comic
77376	Absolute Carnage (2019) #1 (Variant)	58	1	Comic	Variant
76014	Absolute Carnage (2019) #2	58	2	Comic
77382	Absolute Carnage (2019) #2 (Variant)	58	2	Comic	Variant
76015	Absolute Carnage (2019) #3	58	3	Comic
76016	Absolute Carnage (2019) #4	58	4	Comic
78960	Absolute Carnage (2019) #5	58	5	Comic
78961	Absolute Carnage (2019) #5 (Variant)	58	5	Comic	Variant
78962	Absolute Carnage (2019) #5 (Variant)	58	5	Comic	Variant
78963	Absolute Carnage (2019) #5 (Variant)	58	5	Comic	Variant
78964	Absolute Carnage (2019) #5 (Variant)	58	5	Comic	Variant
78965	Absolute Carnage (2019) #5 (Variant)	58	5	Comic	Variant
78966	Absolute Carnage (2019) #5 (Variant)	58	5	Comic	Variant
82603	Absolute Carnage (2019) #5 (Variant)	58	5	Comic	Variant
76013	Absolute Carnage (Trade Paperback)		0	Trade Paperback
84476	ABSOLUTE CARNAGE OMNIBUS HC (Trade Paperback)		0	Trade Paperback
77396	Absolute Carnage Vs. Deadpool (2019) #1	61	1	Comic
77397	Absolute Carnage Vs. Deadpool (2019) #2	61	2	Comic
77454	Absolute Carnage Vs. Deadpool (2019) #2 (Variant)	61	2	Comic	Variant
77398	Absolute Carnage Vs. Deadpool (2019) #3	61	3	Comic
77456	Absolute Carnage Vs. Deadpool (2019) #3 (Variant)	61	3	Comic	Variant
77362	Absolute Carnage Vs. Deadpool (Trade Paperback)		0	Trade Paperback
77059	Absolute Carnage: Avengers (2019) #1	63	1	Comic
77217	Absolute Carnage: Captain Marvel (2019) #1	64	1	Comic
77060	Absolute Carnage: Immortal Hulk (2019) #1	65	1	Comic
83394	Absolute Carnage: Immortal Hulk And Other Tales  (Trade Paperback)		0	Trade Paperback
77061	Absolute Carnage: Lethal Protectors (2019) #1	67	1	Comic
77062	Absolute Carnage: Lethal Protectors (2019) #2	67	2	Comic
77063	Absolute Carnage: Lethal Protectors (2019) #3	67	3	Comic
77096	Absolute Carnage: Lethal Protectors (Trade Paperback)		0	Trade Paperback
77064	Absolute Carnage: Miles Morales (2019) #1	69	1	Comic
77065	Absolute Carnage: Miles Morales (2019) #2	69	2	Comic
77418	Absolute Carnage: Miles Morales (2019) #2 (Variant)	69	2	Comic	Variant
77419	Absolute Carnage: Miles Morales (2019) #2 (Variant)	69	2	Comic	Variant
77066	Absolute Carnage: Miles Morales (2019) #3	69	3	Comic
77420	Absolute Carnage: Miles Morales (2019) #3 (Variant)	69	3	Comic	Variant
77421	Absolute Carnage: Miles Morales (2019) #3 (Variant)	69	3	Comic	Variant
77097	Absolute Carnage: Miles Morales (Trade Paperback)		0	Trade Paperback
77067	Absolute Carnage: Scream (2019) #1	71	1	Comic
77422	Absolute Carnage: Scream (2019) #1 (Variant)	71	1	Comic	Variant
77423	Absolute Carnage: Scream (2019) #1 (Variant)	71	1	Comic	Variant
77424	Absolute Carnage: Scream (2019) #1 (Variant)	71	1	Comic	Variant
77426	Absolute Carnage: Scream (2019) #1 (Variant)	71	1	Comic	Variant
77068	Absolute Carnage: Scream (2019) #2	71	2	Comic
77427	Absolute Carnage: Scream (2019) #2 (Variant)	71	2	Comic	Variant
77428	Absolute Carnage: Scream (2019) #2 (Variant)	71	2	Comic	Variant
77069	Absolute Carnage: Scream (2019) #3	71	3	Comic
77430	Absolute Carnage: Scream (2019) #3 (Variant)	71	3	Comic	Variant
77070	Absolute Carnage: Separation Anxiety (2019) #1	72	1	Comic
77071	Absolute Carnage: Symbiote Spider-Man (2019) #1	74	1	Comic
320	Actor Presents Spider-Man and the Incredible Hulk (2003) #1	76	1	Comic
78497	Acts Of Evil (Trade Paperback)		0	Trade Paperback
28724	Acts of Vengeance (2011) (DM ONLY VARIANT)		0	Comic
29318	ACTS OF VENGEANCE CROSSOVERS OMNIBUS (DM Only) (Hardcover)	80	0	Hardcover
29317	ACTS OF VENGEANCE CROSSOVERS OMNIBUS (Hardcover)	79	0	Hardcover
81255	Acts of Vengeance: Avengers (Trade Paperback)		0	Trade Paperback
82257	ACTS OF VENGEANCE: MARVEL UNIVERSE TPB (Trade Paperback)		0	Trade Paperback
105140	Adam Warlock Omnibus (Trade Paperback)		0	Trade Paperback
22461	Adam: Legend of the Blue Marvel (2008) #1		1	Comic
22856	Adam: Legend of the Blue Marvel (2008) #2		2	Comic
23072	Adam: Legend of the Blue Marvel (2008) #3		3	Comic
23562	Adam: Legend of the Blue Marvel (2008) #4		4	Comic
23733	Adam: Legend of the Blue Marvel (2008) #5		5	Comic
24348	Adam: Legend of the Blue Marvel (Trade Paperback)		0	Trade Paperback
90528	Adventure Into Fear (1970) #1	86	1	Comic
57814	Adventure Into Fear (1970) #12	86	12	Comic
57815	Adventure Into Fear (1970) #13	86	13	Comic
57816	Adventure Into Fear (1970) #14	86	14	Comic
57817	Adventure Into Fear (1970) #15	86	15	Comic
12554	Adventure Into Fear (1970) #16	86	16	Comic
90529	Adventure Into Fear (1970) #2	86	2	Comic
90537	Adventure Into Fear (1970) #20	86	20	Comic
90538	Adventure Into Fear (1970) #21	86	21	Comic
90539	Adventure Into Fear (1970) #22	86	22	Comic
90540	Adventure Into Fear (1970) #23	86	23	Comic
90541	Adventure Into Fear (1970) #24	86	24	Comic
90542	Adventure Into Fear (1970) #25	86	25	Comic
90543	Adventure Into Fear (1970) #26	86	26	Comic
90544	Adventure Into Fear (1970) #27	86	27	Comic
90545	Adventure Into Fear (1970) #28	86	28	Comic
90546	Adventure Into Fear (1970) #29	86	29	Comic
90530	Adventure Into Fear (1970) #3	86	3	Comic
90547	Adventure Into Fear (1970) #30	86	30	Comic
96175	Adventure Into Fear (1970) #31	86	31	Comic
90531	Adventure Into Fear (1970) #4	86	4	Comic
90532	Adventure Into Fear (1970) #5	86	5	Comic
90533	Adventure Into Fear (1970) #6	86	6	Comic
90534	Adventure Into Fear (1970) #7	86	7	Comic
90535	Adventure Into Fear (1970) #8	86	8	Comic
90536	Adventure Into Fear (1970) #9	86	9	Comic
66978	Adventures of Captain America (1991) #1	87	1	Comic
66979	Adventures of Captain America (1991) #2	87	2	Comic
66980	Adventures of Captain America (1991) #3	87	3	Comic
66981	Adventures of Captain America (1991) #4	87	4	Comic
76863	Adventures of Spider-Man (1996) #1	88	1	Comic
76864	Adventures of Spider-Man (1996) #2	88	2	Comic
76865	Adventures of Spider-Man (1996) #3	88	3	Comic
76866	Adventures of Spider-Man (1996) #4	88	4	Comic
76867	Adventures of Spider-Man (1996) #5	88	5	Comic
76868	Adventures of Spider-Man (1996) #6	88	6	Comic
76869	Adventures of Spider-Man (1996) #7	88	7	Comic
76870	Adventures of Spider-Man (1996) #8	88	8	Comic
76871	Adventures of Spider-Man (1996) #9	88	9	Comic
81236	AERO & SWORD MASTER: ORIGINS AND ODYSSEYS TPB (Trade Paperback)		0	Trade Paperback
76349	Aero (2019) #1	92	1	Comic
76358	Aero (2019) #10	92	10	Comic
76359	Aero (2019) #11	92	11	Comic
76360	Aero (2019) #12	92	12	Comic
76350	Aero (2019) #2	92	2	Comic
76351	Aero (2019) #3	92	3	Comic
76352	Aero (2019) #4	92	4	Comic
76353	Aero (2019) #5	92	5	Comic
76354	Aero (2019) #6	92	6	Comic
76355	Aero (2019) #7	92	7	Comic
76356	Aero (2019) #8	92	8	Comic
76357	Aero (2019) #9	92	9	Comic
116173	AGATHA HARKNESS: THE SAGA OF THE SALEM WITCH TPB (Trade Paperback)		0	Trade Paperback
41274	Age of Apocalypse (2012) #1	94	1	Comic
41271	Age of Apocalypse (2012) #10	94	10	Comic
41272	Age of Apocalypse (2012) #11	94	11	Comic
41266	Age of Apocalypse (2012) #12	94	12	Comic
47069	Age of Apocalypse (2012) #13	94	13	Comic
47070	Age of Apocalypse (2012) #14	94	14	Comic
47234	Age of Apocalypse (2012) #14 (Land Variant)	94	14	Comic	Land Variant
41270	Age of Apocalypse (2012) #2	94	2	Comic
42539	Age of Apocalypse (2012) #2 (Avengers Art Appreciation Variant)	94	2	Comic	Avengers Art Appreciation Variant
41264	Age of Apocalypse (2012) #3	94	3	Comic
41268	Age of Apocalypse (2012) #4	94	4	Comic
41269	Age of Apocalypse (2012) #5	94	5	Comic
41273	Age of Apocalypse (2012) #6	94	6	Comic
41263	Age of Apocalypse (2012) #7	94	7	Comic
41267	Age of Apocalypse (2012) #8	94	8	Comic
41265	Age of Apocalypse (2012) #9	94	9	Comic
41230	Age of Apocalypse Vol. 1 (Trade Paperback)		0	Trade Paperback
41229	Age of Apocalypse Vol. 2 (Trade Paperback)		0	Trade Paperback
17701	Age of Apocalypse: The Chosen (1995) #1	97	1	Comic		2012-03-27T15:30:41-0400	c/30/51e050ff4ec5e	4912	36						onsaleDate=1995-04-10T00:00:00-0400 focDate= unlimitedDate=2007-04-28T00:00:00-0400	printPrice=2.5	54 62 94 171 180 304 429 464 482 496 562 627 628	168b 740b 855b 1031b 1117b 1125b 1435b 425h 905h 963h 1243h 1265h 469e 674e 1388c	1	3556 3557 3558 3559 3560 3561 3562 3563 3564 3565 3566 3567 3568 3569 3570 3571 3572 3573 3574 3575
30090	Age of Heroes (2010) #1	98	1	Comic
36522	Age of Heroes (2010) #1 (2ND PRINTING VARIANT)	98	1	Comic	2ND PRINTING VARIANT
33323	Age of Heroes (2010) #1 (HEROIC AGE VARIANT)	98	1	Comic	HEROIC AGE VARIANT
33566	Age of Heroes (2010) #2	98	2	Comic
30092	Age of Heroes (2010) #3	98	3	Comic
30093	Age of Heroes (2010) #4	98	4	Comic
30885	AGE OF HEROES TPB (Trade Paperback)	99	0	Trade Paperback
67603	Age of Innocence: The Rebirth of Iron Man (1996) #1	100	1	Comic
47001	Age of Ultron (2013) #1		1	Comic
47708	AGE OF ULTRON (2013) #1 ((ULTRON VARIANT))		1	Comic	(ULTRON VARIANT)
47071	AGE OF ULTRON (2013) #1 (Young Variant)		1	Comic	Young Variant
45908	Age of Ultron (2013) #10		10	Comic
47072	Age of Ultron (2013) #10		10	Comic
47022	Age of Ultron (2013) #10 (Brooks Variant)		10	Comic	Brooks Variant
47003	Age of Ultron (2013) #2		2	Comic
47892	AGE OF ULTRON (2013) #2 (2nd Printing Variant)		2	Comic	2nd Printing Variant
47002	AGE OF ULTRON (2013) #2 (Yoon Variant)		2	Comic	Yoon Variant
37405	Age of Ultron (2013) #3		3	Comic
48064	AGE OF ULTRON (2013) #3 (2nd Printing Variant)		3	Comic	2nd Printing Variant
47008	AGE OF ULTRON (2013) #3 (Lee Variant)		3	Comic	Lee Variant
37406	Age of Ultron (2013) #4		4	Comic
48098	AGE OF ULTRON (2013) #4 (2nd Printing Variant)		4	Comic	2nd Printing Variant
47831	AGE OF ULTRON (2013) #4 (AGE OF ULTRON 4 ULTRON VARIANT)		4	Comic	AGE OF ULTRON 4 ULTRON VARIANT
37407	Age of Ultron (2013) #5		5	Comic
48171	AGE OF ULTRON (2013) #5 (2nd Printing Variant)		5	Comic	2nd Printing Variant
47012	AGE OF ULTRON (2013) #5 (Granov Variant)		5	Comic	Granov Variant
47013	AGE OF ULTRON (2013) #5 (Ultron Variant)		5	Comic	Ultron Variant
45904	Age of Ultron (2013) #6		6	Comic
47015	AGE OF ULTRON (2013) #6 (Ultron Variant)		6	Comic	Ultron Variant
45905	Age of Ultron (2013) #7		7	Comic
47016	AGE OF ULTRON (2013) #7 (Ultron Variant)		7	Comic	Ultron Variant
45906	Age of Ultron (2013) #8		8	Comic
45907	Age of Ultron (2013) #9		9	Comic
45902	Age of Ultron (Hardcover)	102	0	Hardcover
39395	AGE OF ULTRON HC (WITH DIGITAL CODE) (Hardcover)	103	0	Hardcover
51215	Age of Ultron Vs. Zombies (2015) #1	105	1	Comic
51219	Age of Ultron Vs. Zombies (2015) #2	105	2	Comic
51220	Age of Ultron Vs. Zombies (2015) #3	105	3	Comic
51221	Age of Ultron Vs. Zombies (2015) #4	105	4	Comic
72939	Age of X-Man: Nextgen (2019) #1		1	Comic
72940	Age of X-Man: Nextgen (2019) #2		2	Comic
72941	Age of X-Man: Nextgen (2019) #3		3	Comic
72942	Age of X-Man: Nextgen (2019) #4		4	Comic
72943	Age of X-Man: Nextgen (2019) #5		5	Comic
73064	Age Of X-Man: Nextgen (Trade Paperback)		0	Trade Paperback
37972	Age of X: Alpha (2010) #1		1	Comic
37996	Age of X: Alpha (2010) #1		1	Comic
38895	Age of X: Alpha (2010) #1 (2nd Printing Variant )		1	Comic	2nd Printing Variant 
39284	Age of X: Alpha (2010) #1 (Conrad 2nd Printing Variant)		1	Comic	Conrad 2nd Printing Variant
37973	Age of X: Alpha (2010) #1 (Variant)		1	Comic	Variant
38524	Age of X: Universe (2011) #1	110	1	Comic
38523	Age of X: Universe (2011) #2	110	2	Comic
17702	Agent X (2002) #1	111	1	Comic
17703	Agent X (2002) #10	111	10	Comic
17704	Agent X (2002) #11	111	11	Comic
17705	Agent X (2002) #12	111	12	Comic
17706	Agent X (2002) #13	111	13	Comic
17707	Agent X (2002) #14	111	14	Comic
394	Agent X (2002) #15	111	15	Comic
17709	Agent X (2002) #2	111	2	Comic
17710	Agent X (2002) #3	111	3	Comic
17711	Agent X (2002) #4	111	4	Comic
17712	Agent X (2002) #5	111	5	Comic
17713	Agent X (2002) #6	111	6	Comic
17714	Agent X (2002) #7	111	7	Comic
17715	Agent X (2002) #8	111	8	Comic
17716	Agent X (2002) #9	111	9	Comic
4801	Agents of Atlas (2006) #1	112	1	Comic
5089	Agents of Atlas (2006) #2	112	2	Comic
5241	Agents of Atlas (2006) #3	112	3	Comic
5404	Agents of Atlas (2006) #4	112	4	Comic
5665	Agents of Atlas (2006) #5	112	5	Comic
5842	Agents of Atlas (2006) #6	112	6	Comic
23659	Agents of Atlas (2009) #1	114	1	Comic
23660	Agents of Atlas (2009) #1 (50/50 COVER)	114	1	Comic	50/50 COVER
24355	Agents of Atlas (2009) #11	114	11	Comic
23825	Agents of Atlas (2009) #2	114	2	Comic
27402	Agents of Atlas (2009) #2 (BACHALO 2ND PRINTING VARIANT)	114	2	Comic	BACHALO 2ND PRINTING VARIANT
23824	Agents of Atlas (2009) #2 (MCGUINNESS VARIANT)	114	2	Comic	MCGUINNESS VARIANT
24015	Agents of Atlas (2009) #3	114	3	Comic
24016	Agents of Atlas (2009) #3 (MCGUINNESS VARIANT)	114	3	Comic	MCGUINNESS VARIANT
24017	Agents of Atlas (2009) #3 (Wolverine Art Appreciation Variant)	114	3	Comic	Wolverine Art Appreciation Variant
24219	Agents of Atlas (2009) #4	114	4	Comic
24221	Agents of Atlas (2009) #5	114	5	Comic
24222	Agents of Atlas (2009) #5 (MCGUINNESS VARIANT)	114	5	Comic	MCGUINNESS VARIANT
24360	Agents of Atlas (2009) #6	114	6	Comic
24361	Agents of Atlas (2009) #7	114	7	Comic
24363	Agents of Atlas (2009) #9	114	9	Comic
77001	Agents of Atlas (2019) #1	115	1	Comic
77002	Agents of Atlas (2019) #2	115	2	Comic
77003	Agents of Atlas (2019) #3	115	3	Comic
77004	Agents of Atlas (2019) #4	115	4	Comic
77005	Agents of Atlas (2019) #5	115	5	Comic
6318	Agents of Atlas (Hardcover)	113	0	Hardcover
30775	Agents of Atlas Vs. (Hardcover)	116	0	Hardcover
30776	Agents of Atlas Vs. (Hardcover)	116	0	Hardcover
24350	Agents of Atlas: Dark Reign (Hardcover)	117	0	Hardcover
24351	AGENTS OF ATLAS: DARK REIGN PREMIERE HC (Trade Paperback)		0	Trade Paperback
81257	Agents Of Atlas: The Complete Collection Vol. 2 (Trade Paperback)		0	Trade Paperback
28870	Agents of Atlas: Turf Wars (Hardcover)	121	0	Hardcover
31681	Agents of Atlas: Turf Wars (Trade Paperback)		0	Trade Paperback
56038	Agents of S.H.I.E.L.D. (2016) #10	123	10	Comic
56037	Agents of S.H.I.E.L.D. (2016) #9	123	9	Comic
37256	Alias (2001) #1	124	1	Comic
37257	Alias (2001) #10	124	10	Comic
37259	Alias (2001) #12	124	12	Comic
37262	Alias (2001) #15	124	15	Comic
37263	Alias (2001) #16	124	16	Comic
37264	Alias (2001) #17	124	17	Comic
37265	Alias (2001) #18	124	18	Comic
37267	Alias (2001) #2	124	2	Comic
37273	Alias (2001) #25	124	25	Comic
37274	Alias (2001) #26	124	26	Comic
37277	Alias (2001) #3	124	3	Comic
37280	Alias (2001) #6	124	6	Comic
37260	Alias (2003) #13		13	Comic
37261	Alias (2003) #14		14	Comic
37278	Alias (2003) #4		4	Comic
37279	Alias (2003) #5		5	Comic
37281	Alias (2003) #7		7	Comic
37282	Alias (2003) #8		8	Comic
37283	Alias (2003) #9		9	Comic
37255	Alias Omnibus (Hardcover)		0	Hardcover
50527	Alias Omnibus (Hardcover)	126	0	Hardcover
114714	Alien: Black, White & Blood (2024) #1 (Variant)	133	1	Comic	Variant
112112	Alien: Black, White & Blood (2024) #3	133	3	Comic
110501	Aliens Vs. Avengers (2024) #1 (Variant)	134	1	Comic	Variant
92857	ALIENS: THE ORIGINAL YEARS OMNIBUS VOL. 2 HC ASRAR COVER (Hardcover)		0	Hardcover
92859	Aliens: The Original Years Omnibus Vol. 3 (Hardcover)		0	Hardcover
116436	Aliens: What If...? (2024) #3 (Variant)	137	3	Comic	Variant
70465	All Winners Comics (1948) #1	138	1	Comic
24371	All Winners Comics 70th Anniversary Special (2009) #1	139	1	Comic
50169	All-New Doop (2014) #1	142	1	Comic
50654	All-New Doop (2014) #1 (Granov Variant)	142	1	Comic	Granov Variant
50349	ALL-NEW GHOST RIDER  (2014) #3 (Texeira Vehicle Variant)	143	3	Comic	Texeira Vehicle Variant
49488	All-New Ghost Rider (2014) #1	144	1	Comic
49502	All-New Ghost Rider (2014) #3	144	3	Comic
61524	All-New Guardians of the Galaxy (2017) #12	145	12	Comic
65547	All-New Guardians of the Galaxy (2017) #150	145	150	Comic
61521	All-New Guardians of the Galaxy (2017) #9	145	9	Comic
63223	All-New Guardians of the Galaxy Annual (2017) #1	146	1	Comic
62151	All-New Guardians of the Galaxy Vol. 3: Infinity Quest (Trade Paperback)		0	Trade Paperback
55484	All-New Hawkeye (2015) #3	149	3	Comic
55485	All-New Hawkeye (2015) #4	149	4	Comic
58193	All-New Hawkeye (2015) #4 (Michael Cho Variant)	149	4	Comic	Michael Cho Variant
58638	All-New Hawkeye (2015) #5 (Noto Wop Variant)	149	5	Comic	Noto Wop Variant
58017	All-New Inhumans (2015) #3 (Anka Variant)	150	3	Comic	Anka Variant
49576	All-New Invaders (2014) #1 (Cassaday Sketch Variant)	151	1	Comic	Cassaday Sketch Variant
49577	All-New Invaders (2014) #1 (Cassaday Variant)	151	1	Comic	Cassaday Variant
49941	All-New Invaders (2014) #2 (Larroca Variant)	151	2	Comic	Larroca Variant
48359	All-New Invaders (2014) #6	151	6	Comic
48360	All-New Invaders (2014) #7	151	7	Comic
21280	All-New Iron Manual (2008) #1	152	1	Comic
49846	All-New Marvel Now! Point One (2014) #1	153	1	Comic
51176	All-New Marvel Now! Point One (2014) #1 (Variant)	153	1	Comic	Variant
109529	ALL-NEW MARVEL NOW! POINT ONE 1 FACSIMILE EDITION (2023) #1	155	1	Comic
3441	All-New Official Handbook of the Marvel Universe a to Z (2006) #1	156	1	Comic
5215	All-New Official Handbook of the Marvel Universe a to Z (2006) #10	156	10	Comic
5373	All-New Official Handbook of the Marvel Universe a to Z (2006) #11	156	11	Comic
5641	All-New Official Handbook of the Marvel Universe a to Z (2006) #12	156	12	Comic
3566	All-New Official Handbook of the Marvel Universe a to Z (2006) #2	156	2	Comic
3970	All-New Official Handbook of the Marvel Universe a to Z (2006) #3	156	3	Comic
4097	All-New Official Handbook of the Marvel Universe a to Z (2006) #4	156	4	Comic
4206	All-New Official Handbook of the Marvel Universe a to Z (2006) #5	156	5	Comic
4298	All-New Official Handbook of the Marvel Universe a to Z (2006) #6	156	6	Comic
4455	All-New Official Handbook of the Marvel Universe a to Z (2006) #7	156	7	Comic
4773	All-New Official Handbook of the Marvel Universe a to Z (2006) #8	156	8	Comic
5062	All-New Official Handbook of the Marvel Universe a to Z (2006) #9	156	9	Comic
5878	All-New Official Handbook of the Marvel Universe a to Z: Update (2007) #1	157	1	Comic
6325	All-New Official Handbook of the Marvel Universe a to Z: Update (2007) #2	157	2	Comic
15977	All-New Official Handbook of the Marvel Universe a to Z: Update (2007) #3	157	3	Comic
16544	All-New Official Handbook of the Marvel Universe a to Z: Update (2007) #4	157	4	Comic
24053	All-New Savage She-Hulk (2009) #1	158	1	Comic
24252	All-New Savage She-Hulk (2009) #2	158	2	Comic
27533	All-New Savage She-Hulk (2009) #3	158	3	Comic
26243	All-New Savage She-Hulk (2009) #4	158	4	Comic
56424	All-New Wolverine (2015) #1	160	1	Comic
56425	All-New Wolverine (2015) #1 (Adams Variant)	160	1	Comic	Adams Variant
56441	All-New Wolverine (2015) #10	160	10	Comic
56442	All-New Wolverine (2015) #11	160	11	Comic
60195	All-New Wolverine (2015) #11 (Parker Marvel Tsum Tsum Takeover Variant)	160	11	Comic	Parker Marvel Tsum Tsum Takeover Variant
56443	All-New Wolverine (2015) #12	160	12	Comic
56444	All-New Wolverine (2015) #13	160	13	Comic
61861	All-New Wolverine (2015) #13 (Art Adams Champions Variant)	160	13	Comic	Art Adams Champions Variant
61342	All-New Wolverine (2015) #13 (Bengal Connecting Variant a)	160	13	Comic	Bengal Connecting Variant a
61345	All-New Wolverine (2015) #14 (Bengal Connecting Variant B)	160	14	Comic	Bengal Connecting Variant B
61346	All-New Wolverine (2015) #15 (Bengal Connecting Variant C)	160	15	Comic	Bengal Connecting Variant C
61347	All-New Wolverine (2015) #16 (Bengal Connecting Variant D)	160	16	Comic	Bengal Connecting Variant D
61348	All-New Wolverine (2015) #17 (Bengal Connecting Variant E)	160	17	Comic	Bengal Connecting Variant E
61349	All-New Wolverine (2015) #18 (Bengal Connecting Variant F)	160	18	Comic	Bengal Connecting Variant F
56430	All-New Wolverine (2015) #2	160	2	Comic
58869	All-New Wolverine (2015) #2 (Bengal 2nd Printing Variant)	160	2	Comic	Bengal 2nd Printing Variant
60511	All-New Wolverine (2015) #21	160	21	Comic
60513	All-New Wolverine (2015) #23	160	23	Comic
56432	All-New Wolverine (2015) #3	160	3	Comic		2015-12-21T12:33:04-0500	4/40/56783844da49d	0	32		75960608359600311	OCT150816			onsaleDate=2015-12-30T00:00:00-0500 focDate=2015-12-15T00:00:00-0500	printPrice=3.99		27g 949f 1116e 1357a		5863 5864
59165	All-New Wolverine (2015) #3 (Bengal 2nd Printing Variant)	160	3	Comic	Bengal 2nd Printing Variant
66904	All-New Wolverine (2015) #34	160	34	Comic
56435	All-New Wolverine (2015) #4	160	4	Comic
56436	All-New Wolverine (2015) #5	160	5	Comic
58194	All-New Wolverine (2015) #5 (Michael Cho Variant)	160	5	Comic	Michael Cho Variant
56437	All-New Wolverine (2015) #6	160	6	Comic
58641	All-New Wolverine (2015) #6 (Tbd Artist Wop Variant)	160	6	Comic	Tbd Artist Wop Variant
56438	All-New Wolverine (2015) #7	160	7	Comic
56439	All-New Wolverine (2015) #8	160	8	Comic
56440	All-New Wolverine (2015) #9	160	9	Comic
59863	All-New Wolverine (2015) #9 (Chin Cw Reenactment Variant)	160	9	Comic	Chin Cw Reenactment Variant
60154	ALL-NEW WOLVERINE VOL. 3: ENEMY OF THE STATE II TPB (Trade Paperback)		0	Trade Paperback
49546	All-New X-Factor (2014) #1 (Larroca Sketch Variant)	163	1	Comic	Larroca Sketch Variant
49547	All-New X-Factor (2014) #1 (Larroca Variant)	163	1	Comic	Larroca Variant
47976	All-New X-Factor (2014) #15	163	15	Comic
47977	All-New X-Factor (2014) #16	163	16	Comic
47978	All-New X-Factor (2014) #17	163	17	Comic
47979	All-New X-Factor (2014) #18	163	18	Comic
50793	All-New X-Factor (2014) #2 (Anka 2nd Printing Variant)	163	2	Comic	Anka 2nd Printing Variant
47964	All-New X-Factor (2014) #3	163	3	Comic
47965	All-New X-Factor (2014) #4	163	4	Comic
47966	All-New X-Factor (2014) #5	163	5	Comic
47967	All-New X-Factor (2014) #6	163	6	Comic
47968	All-New X-Factor (2014) #7	163	7	Comic
47969	All-New X-Factor (2014) #8	163	8	Comic
47970	All-New X-Factor (2014) #9	163	9	Comic
47945	All-New X-Factor Vol. 3: Axis (Trade Paperback)		0	Trade Paperback
43481	All-New X-Men (2012) #16	166	16	Comic
49983	All-New X-Men (2012) #16 (2nd Printing Variant)	166	16	Comic	2nd Printing Variant
43482	All-New X-Men (2012) #17	166	17	Comic
45795	All-New X-Men (2012) #20 (Adams X-&#8203;Men 50th Anniversary Variant)	166	20	Comic	Adams X-&#8203;Men 50th Anniversary Variant
48528	All-New X-Men (2012) #25	166	25	Comic
50656	All-New X-Men (2012) #25 (Cho Variant)	166	25	Comic	Cho Variant
50655	All-New X-Men (2012) #25 (Grampa Variant)	166	25	Comic	Grampa Variant
44580	All-New X-Men (2012) #3 (Mcguinness Variant)	166	3	Comic	Mcguinness Variant
48534	All-New X-Men (2012) #31	166	31	Comic
48535	All-New X-Men (2012) #32	166	32	Comic
50979	All-New X-Men (2012) #33	166	33	Comic
51289	All-New X-Men (2012) #34	166	34	Comic
51290	All-New X-Men (2012) #34 (Jock Rr&G Variant)	166	34	Comic	Jock Rr&G Variant
51080	All-New X-Men (2012) #35	166	35	Comic
53054	All-New X-Men (2012) #35 (Larroca Welcome Home Variant)	166	35	Comic	Larroca Welcome Home Variant
51292	All-New X-Men (2012) #36	166	36	Comic
51293	All-New X-Men (2012) #37	166	37	Comic
51295	All-New X-Men (2012) #38	166	38	Comic
51296	All-New X-Men (2012) #38 (Noto Variant)	166	38	Comic	Noto Variant
55078	All-New X-Men (2012) #38 (Sorrentino 2nd Printing Variant)	166	38	Comic	Sorrentino 2nd Printing Variant
51297	All-New X-Men (2012) #38 (Sorrentino Cosmically Enhanced Variant)	166	38	Comic	Sorrentino Cosmically Enhanced Variant
45778	All-New X-Men (2012) #5 (Coipel Variant)	166	5	Comic	Coipel Variant
46924	All-New X-Men (2012) #6 (X-&#8203;Men 50th Anniversary Variant)	166	6	Comic	X-&#8203;Men 50th Anniversary Variant
53306	All-New X-Men (Trade Paperback)		0	Trade Paperback
53307	ALL-NEW X-MEN VOL. 3 HC (Trade Paperback)		0	Trade Paperback
55297	ALL-NEW X-MEN VOL. 4 (Trade Paperback)		0	Trade Paperback
48723	All-New X-Men Vol. 6: The Ultimate Adventure (Trade Paperback)		0	Trade Paperback
49285	All-New X-Men Vol. 6: The Ultimate Adventure (Trade Paperback)		0	Trade Paperback
51283	All-New X-Men Vol. 7: The Utopians (Trade Paperback)		0	Trade Paperback
51284	All-New X-Men Vol. 7: The Utopians (Trade Paperback)		0	Trade Paperback
55363	All-New, All-Different Avengers (2015) #10	188	10	Comic
55364	All-New, All-Different Avengers (2015) #11	188	11	Comic
55365	All-New, All-Different Avengers (2015) #12	188	12	Comic
59524	All-New, All-Different Avengers (2015) #12 (Kuder Mighty Men Variant)	188	12	Comic	Kuder Mighty Men Variant	2016-07-07T10:51:55-0400		0	32		75960608299501231				onsaleDate=2029-12-31T00:00:00-0500 focDate=2016-06-29T00:00:00-0400	printPrice=3.99		298e 880g		6029 6030
60276	All-New, All-Different Avengers Annual (2016) #1	189	1	Comic
60532	ALL-NEW, ALL-DIFFERENT AVENGERS HC (Trade Paperback)		0	Trade Paperback
62344	All-New, All-Different Marvel Reading Chronology (2017) #1	194	1	Comic
100719	All-Out Avengers (2022) #2	195	2	Comic
12555	All-Winners Comics (1941) #1	196	1	Comic
12556	All-Winners Comics (1941) #10	196	10	Comic
12557	All-Winners Comics (1941) #11	196	11	Comic
12558	All-Winners Comics (1941) #12	196	12	Comic
12559	All-Winners Comics (1941) #13	196	13	Comic
12560	All-Winners Comics (1941) #14	196	14	Comic
12561	All-Winners Comics (1941) #15	196	15	Comic
12562	All-Winners Comics (1941) #16	196	16	Comic
12563	All-Winners Comics (1941) #17	196	17	Comic
12564	All-Winners Comics (1941) #18	196	18	Comic
12565	All-Winners Comics (1941) #19	196	19	Comic
12566	All-Winners Comics (1941) #2	196	2	Comic
12567	All-Winners Comics (1941) #21	196	21	Comic
12568	All-Winners Comics (1941) #3	196	3	Comic
12569	All-Winners Comics (1941) #4	196	4	Comic
12570	All-Winners Comics (1941) #5	196	5	Comic
12571	All-Winners Comics (1941) #6	196	6	Comic
12572	All-Winners Comics (1941) #7	196	7	Comic
12573	All-Winners Comics (1941) #8	196	8	Comic
12574	All-Winners Comics (1941) #9	196	9	Comic
29733	All-Winners Squad: Band of Heroes (2011) #1	197	1	Comic
29734	All-Winners Squad: Band of Heroes (2011) #2	197	2	Comic
29735	All-Winners Squad: Band of Heroes (2011) #3	197	3	Comic
29736	All-Winners Squad: Band of Heroes (2011) #4	197	4	Comic
29737	All-Winners Squad: Band of Heroes (2011) #5	197	5	Comic
110709	Alligator Loki Infinity Comic (2022) #29	198	29	Digital Vertical Comic
110713	Alligator Loki Infinity Comic (2022) #33	198	33	Digital Vertical Comic
119488	Alligator Loki Infinity Comic (2022) #40	198	40	Digital Vertical Comic		2024-07-12T09:12:01-0400	f/40/66bfba1ab28e9	68983	3		75960620353604011				onsaleDate=2024-09-27T00:00:00-0400 focDate=2024-08-26T00:00:00-0400 unlimitedDate=2024-09-27T00:00:00-0400	printPrice=0		987e 1118c 1172b 1448a		6894 6895
12637	Alpha Flight (1983) #1	199	1	Comic
12638	Alpha Flight (1983) #10	199	10	Comic
12645	Alpha Flight (1983) #106	199	106	Comic
12649	Alpha Flight (1983) #11	199	11	Comic
12650	Alpha Flight (1983) #110	199	110	Comic
12651	Alpha Flight (1983) #111	199	111	Comic
12652	Alpha Flight (1983) #112	199	112	Comic
12653	Alpha Flight (1983) #113	199	113	Comic
12660	Alpha Flight (1983) #12	199	12	Comic
12668	Alpha Flight (1983) #127	199	127	Comic
12671	Alpha Flight (1983) #13	199	13	Comic
12673	Alpha Flight (1983) #14	199	14	Comic
12674	Alpha Flight (1983) #15	199	15	Comic
12675	Alpha Flight (1983) #16	199	16	Comic
12676	Alpha Flight (1983) #17	199	17	Comic
12677	Alpha Flight (1983) #18	199	18	Comic
12678	Alpha Flight (1983) #19	199	19	Comic
12679	Alpha Flight (1983) #2	199	2	Comic
12680	Alpha Flight (1983) #20	199	20	Comic
12681	Alpha Flight (1983) #21	199	21	Comic
12682	Alpha Flight (1983) #22	199	22	Comic
12686	Alpha Flight (1983) #26	199	26	Comic
12689	Alpha Flight (1983) #29	199	29	Comic
12690	Alpha Flight (1983) #3	199	3	Comic
12693	Alpha Flight (1983) #32	199	32	Comic
12694	Alpha Flight (1983) #33	199	33	Comic
12695	Alpha Flight (1983) #34	199	34	Comic
12701	Alpha Flight (1983) #4	199	4	Comic
12708	Alpha Flight (1983) #46	199	46	Comic
12712	Alpha Flight (1983) #5	199	5	Comic
12713	Alpha Flight (1983) #50	199	50	Comic
12715	Alpha Flight (1983) #52	199	52	Comic
12716	Alpha Flight (1983) #53	199	53	Comic
12719	Alpha Flight (1983) #56	199	56	Comic
12720	Alpha Flight (1983) #57	199	57	Comic
12723	Alpha Flight (1983) #6	199	6	Comic
12725	Alpha Flight (1983) #61	199	61	Comic
12734	Alpha Flight (1983) #7	199	7	Comic
12744	Alpha Flight (1983) #79	199	79	Comic
12745	Alpha Flight (1983) #8	199	8	Comic
12746	Alpha Flight (1983) #80	199	80	Comic
12753	Alpha Flight (1983) #87	199	87	Comic
12754	Alpha Flight (1983) #88	199	88	Comic
12756	Alpha Flight (1983) #9	199	9	Comic
393	Alpha Flight (2004) #1	200	1	Comic
1465	Alpha Flight (2004) #10	200	10	Comic
1558	Alpha Flight (2004) #11	200	11	Comic
1647	Alpha Flight (2004) #12	200	12	Comic
456	Alpha Flight (2004) #2	200	2	Comic
616	Alpha Flight (2004) #3	200	3	Comic
677	Alpha Flight (2004) #4	200	4	Comic
613	Alpha Flight (2004) #5	200	5	Comic
572	Alpha Flight (2004) #6	200	6	Comic
67	Alpha Flight (2004) #9	200	9	Comic
39654	Alpha Flight (2011) #0.1	201	0.1	Comic
38570	Alpha Flight (2011) #1	201	1	Comic
39819	Alpha Flight (2011) #1 (Eaglesham Variant)	201	1	Comic	Eaglesham Variant
38569	Alpha Flight (2011) #2	201	2	Comic
39818	Alpha Flight (2011) #2 (Eaglesham Variant)	201	2	Comic	Eaglesham Variant
38565	Alpha Flight (2011) #3	201	3	Comic
39820	Alpha Flight (2011) #3 (Eaglesham Variant)	201	3	Comic	Eaglesham Variant
38567	Alpha Flight (2011) #4	201	4	Comic
38568	Alpha Flight (2011) #5	201	5	Comic
38566	Alpha Flight (2011) #6	201	6	Comic
38564	Alpha Flight (2011) #7	201	7	Comic
112446	Alpha Flight (2023) #3 (Variant)	202	3	Comic	Variant
60533	Alpha Flight by John Byrne Omnibus (Hardcover)		0	Hardcover
107765	Alpha Flight By John Byrne Omnibus (Hardcover)		0	Hardcover
6233	Alpha Flight Classic Vol. 1 (Trade Paperback)		0	Trade Paperback
46852	Alpha: Big Time (2013) #4	208	4	Comic
17717	Amazing Adult Fantasy (1961) #10	209	10	Comic
17718	Amazing Adult Fantasy (1961) #11	209	11	Comic
17719	Amazing Adult Fantasy (1961) #12	209	12	Comic
17720	Amazing Adult Fantasy (1961) #13	209	13	Comic
17721	Amazing Adult Fantasy (1961) #14	209	14	Comic
17722	Amazing Adult Fantasy (1961) #7	209	7	Comic
17723	Amazing Adult Fantasy (1961) #8	209	8	Comic
17724	Amazing Adult Fantasy (1961) #9	209	9	Comic
17725	Amazing Adventures (1961) #1	210	1	Comic
17726	Amazing Adventures (1961) #2	210	2	Comic
17727	Amazing Adventures (1961) #3	210	3	Comic
17728	Amazing Adventures (1961) #4	210	4	Comic
17729	Amazing Adventures (1961) #5	210	5	Comic
17730	Amazing Adventures (1961) #6	210	6	Comic
23245	Amazing Adventures (1970) #1	211	1	Comic
23246	Amazing Adventures (1970) #10	211	10	Comic
23247	Amazing Adventures (1970) #11	211	11	Comic
23248	Amazing Adventures (1970) #12	211	12	Comic
23249	Amazing Adventures (1970) #13	211	13	Comic
23250	Amazing Adventures (1970) #14	211	14	Comic
23251	Amazing Adventures (1970) #15	211	15	Comic
23252	Amazing Adventures (1970) #16	211	16	Comic
23253	Amazing Adventures (1970) #17	211	17	Comic
23254	Amazing Adventures (1970) #18	211	18	Comic
23255	Amazing Adventures (1970) #19	211	19	Comic
23256	Amazing Adventures (1970) #2	211	2	Comic
23257	Amazing Adventures (1970) #20	211	20	Comic
23261	Amazing Adventures (1970) #24	211	24	Comic
23262	Amazing Adventures (1970) #25	211	25	Comic
23263	Amazing Adventures (1970) #26	211	26	Comic
23267	Amazing Adventures (1970) #3	211	3	Comic
23268	Amazing Adventures (1970) #30	211	30	Comic
23278	Amazing Adventures (1970) #4	211	4	Comic
23279	Amazing Adventures (1970) #5	211	5	Comic
23280	Amazing Adventures (1970) #6	211	6	Comic
23281	Amazing Adventures (1970) #7	211	7	Comic
23282	Amazing Adventures (1970) #8	211	8	Comic
23283	Amazing Adventures (1970) #9	211	9	Comic
16926	Amazing Fantasy (1962) #15	212	15	Comic		2013-03-06T08:54:26-0500	b/80/4bc37bb4ae105	4746	36						onsaleDate=1962-08-10T00:00:00-0400 focDate= unlimitedDate=2007-11-13T00:00:00-0500	printPrice=0.1	551	549b 863h 921e		3462 3463 3464 3465 3466
82392	Amazing Fantasy (1995) #17	213	17	Comic
735	Amazing Fantasy (2004) #1	214	1	Comic
2532	Amazing Fantasy (2004) #13	214	13	Comic
2533	Amazing Fantasy (2004) #14	214	14	Comic
529	Amazing Fantasy (2004) #2	214	2	Comic
764	Amazing Fantasy (2004) #3	214	3	Comic
922	Amazing Fantasy (2004) #5	214	5	Comic
45	Amazing Fantasy (2004) #6	214	6	Comic			6/80/56cb7028ce644	3283	0		5960605564-00611				onsaleDate=2004-11-24T00:00:00-0500 focDate= unlimitedDate=2007-11-13T00:00:00-0500	printPrice=2.99	545			1088 1089
1880	Amazing Fantasy (2004) #7	214	7	Comic
71245	Amazing Fantasy (2021) #1	215	1	Comic
95521	Amazing Fantasy (2021) #1 (Variant)	215	1	Comic	Variant
95522	Amazing Fantasy (2021) #1 (Variant)	215	1	Comic	Variant
95523	Amazing Fantasy (2021) #1 (Variant)	215	1	Comic	Variant
71246	Amazing Fantasy (2021) #2	215	2	Comic
95955	Amazing Fantasy (2021) #2 (Variant)	215	2	Comic	Variant
95956	Amazing Fantasy (2021) #2 (Variant)	215	2	Comic	Variant
95957	Amazing Fantasy (2021) #2 (Variant)	215	2	Comic	Variant
71247	Amazing Fantasy (2021) #3	215	3	Comic
96125	Amazing Fantasy (2021) #3 (Variant)	215	3	Comic	Variant
96970	Amazing Fantasy (2021) #3 (Variant)	215	3	Comic	Variant
71248	Amazing Fantasy (2021) #4	215	4	Comic
96126	Amazing Fantasy (2021) #4 (Variant)	215	4	Comic	Variant
97893	Amazing Fantasy (2021) #4 (Variant)	215	4	Comic	Variant
71893	Amazing Fantasy (2021) #5	215	5	Comic
96127	Amazing Fantasy (2021) #5 (Variant)	215	5	Comic	Variant
41139	Amazing Fantasy 15: Spider-Man! (2011) #1	216	1	Comic
16214	AMAZING FANTASY OMNIBUS HC (Hardcover)	217	1	Hardcover		2020-10-07T16:56:46-0400	9/50/4bc39a48d373a	0	0	978-0-7851-2458-0	75960612458900111	JUN072212	9780785 124580 57500		onsaleDate=2007-08-22T00:00:00-0400 focDate=	printPrice=74.99	551	549b 700c 921a 1283d		3463 3464 3465 3466 3594 3595 3596 3597 3598 3599 3601 3602 3603 3604 3605 3606 3608 3609 3610 3611
94700	Amazing Fantasy Treasury Edition (Trade Paperback)		0	Trade Paperback
79484	Amazing Mary Jane (2019) #1	220	1	Comic
78820	Amazing Mary Jane (2019) #1 (Variant)	220	1	Comic	Variant
79485	Amazing Mary Jane (2019) #2	220	2	Comic
79486	Amazing Mary Jane (2019) #3	220	3	Comic
79487	Amazing Mary Jane (2019) #4	220	4	Comic
85927	Amazing Mary Jane (2019) #6	220	6	Comic
5281	Amazing Spider-Girl (2006) #1	222	1	Comic
15966	Amazing Spider-Girl (2006) #10	222	10	Comic
16151	Amazing Spider-Girl (2006) #11	222	11	Comic
16522	Amazing Spider-Girl (2006) #12	222	12	Comic
16523	Amazing Spider-Girl (2006) #13	222	13	Comic
21840	Amazing Spider-Girl (2006) #13 (Zombie Variant)	222	13	Comic	Zombie Variant
70668	Amazing Spider-Girl (2006) #17	222	17	Comic
5591	Amazing Spider-Girl (2006) #2	222	2	Comic
21357	Amazing Spider-Girl (2006) #21	222	21	Comic
21539	Amazing Spider-Girl (2006) #22	222	22	Comic
21737	Amazing Spider-Girl (2006) #23	222	23	Comic
21970	Amazing Spider-Girl (2006) #24	222	24	Comic
5701	Amazing Spider-Girl (2006) #3	222	3	Comic
5843	Amazing Spider-Girl (2006) #4	222	4	Comic
5997	Amazing Spider-Girl (2006) #5	222	5	Comic
6130	Amazing Spider-Girl (2006) #6	222	6	Comic
6270	Amazing Spider-Girl (2006) #7	222	7	Comic
13478	Amazing Spider-Girl (2006) #8	222	8	Comic
15856	Amazing Spider-Girl (2006) #9	222	9	Comic
17305	AMAZING SPIDER-GIRL VOL. 2: COMES THE CARNAGE! TPB (Trade Paperback)	224	0	Trade Paperback
6481	Amazing Spider-Man (1963)	225	0	Comic
6482	Amazing Spider-Man (1963) #1	225	1	Comic
6483	Amazing Spider-Man (1963) #10	225	10	Comic
6494	Amazing Spider-Man (1963) #11	225	11	Comic
6505	Amazing Spider-Man (1963) #12	225	12	Comic
6516	Amazing Spider-Man (1963) #13	225	13	Comic
6527	Amazing Spider-Man (1963) #14	225	14	Comic
6538	Amazing Spider-Man (1963) #15	225	15	Comic
6549	Amazing Spider-Man (1963) #16	225	16	Comic
6560	Amazing Spider-Man (1963) #17	225	17	Comic
6571	Amazing Spider-Man (1963) #18	225	18	Comic
6580	Amazing Spider-Man (1963) #188	225	188	Comic
6582	Amazing Spider-Man (1963) #19	225	19	Comic
6593	Amazing Spider-Man (1963) #2	225	2	Comic
6604	Amazing Spider-Man (1963) #209	225	209	Comic
6618	Amazing Spider-Man (1963) #221	225	221	Comic
6622	Amazing Spider-Man (1963) #225	225	225	Comic
6640	Amazing Spider-Man (1963) #241	225	241	Comic
6641	Amazing Spider-Man (1963) #242	225	242	Comic
6643	Amazing Spider-Man (1963) #244	225	244	Comic
6647	Amazing Spider-Man (1963) #248	225	248	Comic
6667	Amazing Spider-Man (1963) #266	225	266	Comic
6704	Amazing Spider-Man (1963) #3	225	3	Comic
6740	Amazing Spider-Man (1963) #331	225	331	Comic
6753	Amazing Spider-Man (1963) #343	225	343	Comic
6778	Amazing Spider-Man (1963) #366	225	366	Comic
6779	Amazing Spider-Man (1963) #367	225	367	Comic
6788	Amazing Spider-Man (1963) #375	225	375	Comic
6789	Amazing Spider-Man (1963) #376	225	376	Comic
6815	Amazing Spider-Man (1963) #4	225	4	Comic
6868	Amazing Spider-Man (1963) #5	225	5	Comic
6879	Amazing Spider-Man (1963) #6	225	6	Comic
6890	Amazing Spider-Man (1963) #7	225	7	Comic
6901	Amazing Spider-Man (1963) #8	225	8	Comic
6912	Amazing Spider-Man (1963) #9	225	9	Comic
37894	Amazing Spider-Man (1999) #1	226	1	Comic
37988	Amazing Spider-Man (1999) #10		10	Comic
37895	Amazing Spider-Man (1999) #2		2	Comic
48520	Amazing Spider-Man (1999) #24		24	Comic
37896	Amazing Spider-Man (1999) #3		3	Comic
3340	Amazing Spider-Man (1999) #30		30	Comic
3583	Amazing Spider-Man (1999) #30		30	Comic
43128	Amazing Spider-Man (1999) #33	226	33	Comic
43132	Amazing Spider-Man (1999) #35	226	35	Comic
37901	Amazing Spider-Man (1999) #4		4	Comic
43162	Amazing Spider-Man (1999) #49		49	Comic
37899	Amazing Spider-Man (1999) #5		5	Comic
277	Amazing Spider-Man (1999) #500		500	Comic
322	Amazing Spider-Man (1999) #501		501	Comic
392	Amazing Spider-Man (1999) #502		502	Comic
290	Amazing Spider-Man (1999) #503		503	Comic
361	Amazing Spider-Man (1999) #504		504	Comic
413	Amazing Spider-Man (1999) #505		505	Comic
441	Amazing Spider-Man (1999) #506		506	Comic
491	Amazing Spider-Man (1999) #507		507	Comic
643	Amazing Spider-Man (1999) #508		508	Comic
855	Amazing Spider-Man (1999) #512		512	Comic
935	Amazing Spider-Man (1999) #513		513	Comic
6	Amazing Spider-Man (1999) #514		514	Comic
1511	Amazing Spider-Man (1999) #516		516	Comic
1868	Amazing Spider-Man (1999) #519		519	Comic
1966	Amazing Spider-Man (1999) #520		520	Comic
2069	Amazing Spider-Man (1999) #521		521	Comic
2980	Amazing Spider-Man (1999) #523		523	Comic
2452	Amazing Spider-Man (1999) #525		525	Comic
3020	Amazing Spider-Man (1999) #526		526	Comic
3132	Amazing Spider-Man (1999) #527		527	Comic
3360	Amazing Spider-Man (1999) #528		528	Comic
3537	Amazing Spider-Man (1999) #529		529	Comic
3942	Amazing Spider-Man (1999) #530		530	Comic
4065	Amazing Spider-Man (1999) #531		531	Comic
4177	Amazing Spider-Man (1999) #532		532	Comic
4277	Amazing Spider-Man (1999) #533		533	Comic
4431	Amazing Spider-Man (1999) #534		534	Comic
4806	Amazing Spider-Man (1999) #535		535	Comic
5094	Amazing Spider-Man (1999) #536		536	Comic
5245	Amazing Spider-Man (1999) #537		537	Comic
5808	Amazing Spider-Man (1999) #538		538	Comic
16447	Amazing Spider-Man (1999) #544	226	544	Comic
17581	Amazing Spider-Man (1999) #549		549	Comic
17580	Amazing Spider-Man (1999) #549 (FINCH VARIANT)		549	Comic	FINCH VARIANT
17582	Amazing Spider-Man (1999) #550		550	Comic
17583	Amazing Spider-Man (1999) #551		551	Comic
21171	Amazing Spider-Man (1999) #558 (Turner Variant)	226	558	Comic	Turner Variant
23077	Amazing Spider-Man (1999) #583		583	Comic
23568	Amazing Spider-Man (1999) #586		586	Comic
24133	Amazing Spider-Man (1999) #593		593	Comic
24135	Amazing Spider-Man (1999) #595	226	595	Comic
24136	Amazing Spider-Man (1999) #595 (GRANOV VARIANT)	226	595	Comic	GRANOV VARIANT
24403	Amazing Spider-Man (1999) #596		596	Comic
24404	Amazing Spider-Man (1999) #597		597	Comic
24405	Amazing Spider-Man (1999) #598		598	Comic
24406	Amazing Spider-Man (1999) #599		599	Comic
37900	Amazing Spider-Man (1999) #6		6	Comic
24407	Amazing Spider-Man (1999) #600		600	Comic
29303	Amazing Spider-Man (1999) #600 (2ND PRINTING VARIANT)	226	600	Comic	2ND PRINTING VARIANT
29544	Amazing Spider-Man (1999) #601 (2ND PRINTING VARIANT)	226	601	Comic	2ND PRINTING VARIANT
29623	Amazing Spider-Man (1999) #602 (2ND PRINTING VARIANT)	226	602	Comic	2ND PRINTING VARIANT
24411	Amazing Spider-Man (1999) #604	226	604	Comic
24412	Amazing Spider-Man (1999) #605	226	605	Comic
24413	Amazing Spider-Man (1999) #606	226	606	Comic
29624	Amazing Spider-Man (1999) #606 (CAMPBELL VARIANT)	226	606	Comic	CAMPBELL VARIANT
24414	Amazing Spider-Man (1999) #607	226	607	Comic
24415	Amazing Spider-Man (1999) #608	226	608	Comic
28542	Amazing Spider-Man (1999) #608 (DJURDJEVIC 70TH ANNIVERSARY VARIANT)	226	608	Comic	DJURDJEVIC 70TH ANNIVERSARY VARIANT
24416	Amazing Spider-Man (1999) #609	226	609	Comic
24417	Amazing Spider-Man (1999) #610	226	610	Comic
24418	Amazing Spider-Man (1999) #611	226	611	Comic
24419	Amazing Spider-Man (1999) #612		612	Comic
29555	Amazing Spider-Man (1999) #612 (GRANOV 50/50 COVER)		612	Comic	GRANOV 50/50 COVER
28710	Amazing Spider-Man (1999) #612 (VARIANT)		612	Comic	VARIANT
24421	Amazing Spider-Man (1999) #614		614	Comic
24422	Amazing Spider-Man (1999) #615		615	Comic
24425	Amazing Spider-Man (1999) #618		618	Comic
28225	Amazing Spider-Man (1999) #620		620	Comic
31556	Amazing Spider-Man (1999) #620 (DEADPOOL VARIANT)		620	Comic	DEADPOOL VARIANT
28226	Amazing Spider-Man (1999) #621		621	Comic
28227	Amazing Spider-Man (1999) #622		622	Comic
30305	Amazing Spider-Man (1999) #630		630	Comic
32402	Amazing Spider-Man (1999) #630 (QUINONES VARIANT)		630	Comic	QUINONES VARIANT
30306	Amazing Spider-Man (1999) #631		631	Comic
33325	Amazing Spider-Man (1999) #631 (HEROIC AGE VARIANT)		631	Comic	HEROIC AGE VARIANT
30307	Amazing Spider-Man (1999) #632		632	Comic
33328	Amazing Spider-Man (1999) #632 (HEROIC AGE VARIANT)		632	Comic	HEROIC AGE VARIANT
30308	Amazing Spider-Man (1999) #633		633	Comic
33330	Amazing Spider-Man (1999) #633 (HEROIC AGE VARIANT)		633	Comic	HEROIC AGE VARIANT
30309	Amazing Spider-Man (1999) #634		634	Comic
37039	Amazing Spider-Man (1999) #634 (2ND PRINTING VARIANT)		634	Comic	2ND PRINTING VARIANT
32537	Amazing Spider-Man (1999) #634 (50/50 VARIANT)		634	Comic	50/50 VARIANT
32536	Amazing Spider-Man (1999) #634 (VILLAIN VARIANT)		634	Comic	VILLAIN VARIANT
30310	Amazing Spider-Man (1999) #635		635	Comic
33626	Amazing Spider-Man (1999) #635 (50/50 VARIANT)		635	Comic	50/50 VARIANT
33628	Amazing Spider-Man (1999) #637 (50/50 VARIANT)		637	Comic	50/50 VARIANT
30314	Amazing Spider-Man (1999) #639		639	Comic
34442	Amazing Spider-Man (1999) #639 (SKETCH VARIANT)		639	Comic	SKETCH VARIANT
34118	Amazing Spider-Man (1999) #640		640	Comic
30317	Amazing Spider-Man (1999) #642		642	Comic
30318	Amazing Spider-Man (1999) #643		643	Comic
36663	Amazing Spider-Man (1999) #643 (JIMENEZ VARIANT)		643	Comic	JIMENEZ VARIANT
36662	Amazing Spider-Man (1999) #643 (SHS VARIANT)		643	Comic	SHS VARIANT
30319	Amazing Spider-Man (1999) #644		644	Comic
36665	Amazing Spider-Man (1999) #644 (BACHALO VARIANT)		644	Comic	BACHALO VARIANT
30320	Amazing Spider-Man (1999) #645		645	Comic
35880	Amazing Spider-Man (1999) #645 (SPIDEY VS. VARIANT)		645	Comic	SPIDEY VS. VARIANT
30321	Amazing Spider-Man (1999) #646		646	Comic
30322	Amazing Spider-Man (1999) #647		647	Comic
37071	Amazing Spider-Man (1999) #647 (MCNIVEN VARIANT)		647	Comic	MCNIVEN VARIANT
34135	Amazing Spider-Man (1999) #648		648	Comic
38844	Amazing Spider-Man (1999) #648 (2ND PRINTING VARIANT)		648	Comic	2ND PRINTING VARIANT
36937	Amazing Spider-Man (1999) #648 (BLANK COVER VARIANT)		648	Comic	BLANK COVER VARIANT
30323	Amazing Spider-Man (1999) #648 (CAMPBELL VARIANT)		648	Comic	CAMPBELL VARIANT
37045	Amazing Spider-Man (1999) #648 (CASELLI VARIANT)		648	Comic	CASELLI VARIANT
37073	Amazing Spider-Man (1999) #648 (WRAPAROUND VARIANT)		648	Comic	WRAPAROUND VARIANT
30324	Amazing Spider-Man (1999) #649		649	Comic
38841	Amazing Spider-Man (1999) #649 (2ND PRINTING VARIANT)		649	Comic	2ND PRINTING VARIANT
30325	Amazing Spider-Man (1999) #650		650	Comic
38843	Amazing Spider-Man (1999) #650 (2ND PRINTING VARIANT)		650	Comic	2ND PRINTING VARIANT
30326	Amazing Spider-Man (1999) #651		651	Comic
39275	Amazing Spider-Man (1999) #651 (2nd Printing Variant)		651	Comic	2nd Printing Variant
37018	Amazing Spider-Man (1999) #651 (TRON VARIANT)		651	Comic	TRON VARIANT
32217	Amazing Spider-Man (1999) #653		653	Comic
35521	Amazing Spider-Man (1999) #654		654	Comic
35533	Amazing Spider-Man (1999) #661		661	Comic
39041	Amazing Spider-Man (1999) #661 (X-Men Art Variant)		661	Comic	X-Men Art Variant
35534	Amazing Spider-Man (1999) #662		662	Comic
35501	Amazing Spider-Man (1999) #663		663	Comic
35515	Amazing Spider-Man (1999) #664		664	Comic
35503	Amazing Spider-Man (1999) #665		665	Comic
40025	Amazing Spider-Man (1999) #665 (AMAZING SPIDER-MAN 665 I AM CAPTAIN AMERICA VARIANT)		665	Comic	AMAZING SPIDER-MAN 665 I AM CAPTAIN AMERICA VARIANT
35513	Amazing Spider-Man (1999) #666		666	Comic
35528	Amazing Spider-Man (1999) #667		667	Comic
35527	Amazing Spider-Man (1999) #671		671	Comic
35523	Amazing Spider-Man (1999) #672		672	Comic
35509	Amazing Spider-Man (1999) #673		673	Comic
35511	Amazing Spider-Man (1999) #674		674	Comic
35507	Amazing Spider-Man (1999) #675		675	Comic
35491	Amazing Spider-Man (1999) #677		677	Comic
41110	Amazing Spider-Man (1999) #679.1		679.1	Comic
40105	Amazing Spider-Man (1999) #680		680	Comic
40109	Amazing Spider-Man (1999) #684		684	Comic
40113	Amazing Spider-Man (1999) #687		687	Comic
40138	Amazing Spider-Man (1999) #688		688	Comic
40112	Amazing Spider-Man (1999) #689		689	Comic
40121	Amazing Spider-Man (1999) #690		690	Comic
47160	Amazing Spider-Man (1999) #699.1		699.1	Comic
37902	Amazing Spider-Man (1999) #7		7	Comic
49457	Amazing Spider-Man (1999) #700.5 (Lee Variant)		700.5	Comic	Lee Variant
37904	Amazing Spider-Man (1999) #9		9	Comic
50350	Amazing Spider-Man (2014) #13	1967	13	Comic		2014-04-21T15:46:45-0400		0	32		75960607901801311				onsaleDate=2015-01-07T00:00:00-0500 focDate=2014-12-24T00:00:00-0500	printPrice=3.99
58584	Amazing Spider-Man (2015) #16 (Jimenez Black Panther 50th Anniversary Variant)	1968	16	Comic	Jimenez Black Panther 50th Anniversary Variant	2016-07-25T16:07:36-0400		0	32		75960608297101621				onsaleDate=2029-12-31T00:00:00-0500 focDate=2016-07-20T00:00:00-0400	printPrice=3.99		823g 957e		6017 6018
60017	Amazing Spider-Man (2015) #24 (Lozano Teaser Variant)	1968	24	Comic	Lozano Teaser Variant	2017-02-15T10:21:16-0500		0	32		75960608297102421				onsaleDate=2029-12-31T00:00:00-0500 focDate=2017-01-18T00:00:00-0500	printPrice=3.99		957e 958g		6044 6045
55304	Amazing Spider-Man (2015) #6	1968	6	Comic		2015-12-22T14:03:54-0500		0	32		75960608297100611	NOV150841			onsaleDate=2016-01-06T00:00:00-0500 focDate=2015-12-21T00:00:00-0500	printPrice=3.99		957e		5773
3019	AMAZING SPIDER-MAN 0: NEW AVENGERS (Trade Paperback)	229	0	Trade Paperback
84455	Amazing Spider-Man 2099 Companion (Trade Paperback)		0	Trade Paperback
16883	Amazing Spider-Man Annual (1964) #1	231	1	Comic
109924	Amazing Spider-Man Annual (1964) #1 (Variant)	231	1	Comic	Variant
109925	Amazing Spider-Man Annual (1964) #1 (Variant)	231	1	Comic	Variant
110609	Amazing Spider-Man Annual (1964) #1 (Variant)	231	1	Comic	Variant
120014	Amazing Spider-Man Annual (1964) #1 (Variant)	231	1	Comic	Variant
120015	Amazing Spider-Man Annual (1964) #1 (Variant)	231	1	Comic	Variant
120016	Amazing Spider-Man Annual (1964) #1 (Variant)	231	1	Comic	Variant
16884	Amazing Spider-Man Annual (1964) #10	231	10	Comic
16885	Amazing Spider-Man Annual (1964) #11	231	11	Comic
16886	Amazing Spider-Man Annual (1964) #12	231	12	Comic
16887	Amazing Spider-Man Annual (1964) #13	231	13	Comic
16888	Amazing Spider-Man Annual (1964) #14	231	14	Comic
16889	Amazing Spider-Man Annual (1964) #15	231	15	Comic
16890	Amazing Spider-Man Annual (1964) #16	231	16	Comic
16893	Amazing Spider-Man Annual (1964) #19	231	19	Comic
16894	Amazing Spider-Man Annual (1964) #2	231	2	Comic
16895	Amazing Spider-Man Annual (1964) #20	231	20	Comic
16897	Amazing Spider-Man Annual (1964) #22	231	22	Comic
16898	Amazing Spider-Man Annual (1964) #23	231	23	Comic
16899	Amazing Spider-Man Annual (1964) #24	231	24	Comic
16900	Amazing Spider-Man Annual (1964) #25	231	25	Comic
16902	Amazing Spider-Man Annual (1964) #27	231	27	Comic
16904	Amazing Spider-Man Annual (1964) #3	231	3	Comic
16905	Amazing Spider-Man Annual (1964) #4	231	4	Comic
16906	Amazing Spider-Man Annual (1964) #5	231	5	Comic
16907	Amazing Spider-Man Annual (1964) #6	231	6	Comic
16908	Amazing Spider-Man Annual (1964) #7	231	7	Comic
16909	Amazing Spider-Man Annual (1964) #8	231	8	Comic
16910	Amazing Spider-Man Annual (1964) #9	231	9	Comic
30196	Amazing Spider-Man Annual (2010) #37	233	37	Comic
41661	Amazing Spider-Man Annual (2011) #1	234	1	Comic
71372	Amazing Spider-Man Annual (2018) #1	236	1	Comic
24426	AMAZING SPIDER-MAN ANNUAL (2024) #36	238	36	Comic
82322	AMAZING SPIDER-MAN BY J. MICHAEL STRACZYNSKI OMNIBUS VOL. 2 HC DEODATO COVER (Trade Paperback)		0	Trade Paperback
29101	Amazing Spider-Man by JMS Ultimate Collection Book 4 (Trade Paperback)		0	Trade Paperback
99617	Amazing Spider-Man By Nick Spencer Omnibus Vol. 1 (Trade Paperback)		0	Trade Paperback
108574	AMAZING SPIDER-MAN BY NICK SPENCER OMNIBUS VOL. 2 HC OTTLEY COVER (Hardcover)		0	Hardcover
77200	Amazing Spider-Man By Nick Spencer Vol. 10: Green Goblin Returns (Trade Paperback)		0	Trade Paperback
89535	Amazing Spider-Man By Nick Spencer Vol. 13: King's Ransom (Trade Paperback)		0	Trade Paperback
67634	Amazing Spider-Man By Nick Spencer Vol. 2: Friends And Foes (Trade Paperback)		0	Trade Paperback
77199	Amazing Spider-Man by Nick Spencer Vol. 9: Sins Rising (Trade Paperback)		0	Trade Paperback
95715	Amazing Spider-Man By Wells & Romita Jr. Vol. 2: The New Sinister (Trade Paperback)		0	Trade Paperback
47895	Amazing Spider-Man Epic Collection: Cosmic Adventures (Trade Paperback)	252	0	Trade Paperback		2013-11-12T15:45:10-0500	4/00/5282681b56cf9	0	504	978-0-7851-8789-9		AUG130895	9780785 187899 53999		onsaleDate=2013-11-20T00:00:00-0500 focDate=2013-11-05T00:00:00-0500	printPrice=39.99		345g 460a 921a 1039a 549i 557i 845i 906i 1014i 1253i		5386 5387
48377	Amazing Spider-Man Epic Collection: Ghosts of the Past (Trade Paperback)	254	0	Trade Paperback		2014-05-13T17:19:09-0400	0/03/53728a1063e15	0	472	978-0-7851-8916-9			9780785 189169 53499		onsaleDate=2014-05-21T00:00:00-0400 focDate=2014-05-06T00:00:00-0400	printPrice=34.99		345i 437i 749i 902i 912i 1023i 1442i 512a 523a 626a 921a 1287a 651g		5476 5477
82260	Amazing Spider-Man Epic Collection: Maximum Carnage (Trade Paperback)		0	Trade Paperback
67657	Amazing Spider-Man Epic Collection: Spider-Man No More (Trade Paperback)		0	Trade Paperback
104768	Amazing Spider-Man Epic Collection: Spider-Man Or Spider-Clone? (Trade Paperback)		0	Trade Paperback
60547	AMAZING SPIDER-MAN EPIC COLLECTION: THE GOBLIN'S LAST STAND TPB (Trade Paperback)		0	Trade Paperback
67658	Amazing Spider-Man Epic Collection: Venom (Trade Paperback)		0	Trade Paperback
21798	Amazing Spider-Man Family (2008) #1	266	1	Comic
22372	Amazing Spider-Man Family (2008) #2	266	2	Comic
22979	Amazing Spider-Man Family (2008) #3	266	3	Comic
23642	Amazing Spider-Man Family (2008) #4	266	4	Comic
24439	Amazing Spider-Man Family (2008) #7	266	7	Comic
6326	Amazing Spider-Man Omnibus Vol. 1 (Book Market (Hardcover)	268	0	Hardcover
6332	Amazing Spider-Man Omnibus Vol. 1 (Hardcover)	267	0	Hardcover
28752	Amazing Spider-Man Presents: Anti-Venom - New Ways to Live (Trade Paperback)		0	Trade Paperback
28287	Amazing Spider-Man Presents: Jackpot (2009) #1	272	1	Comic
56469	AMAZING SPIDER-MAN VOL. 2 HC (Trade Paperback)		0	Trade Paperback
51339	Amazing Spider-Man Vol. 5: Spiral (Trade Paperback)		0	Trade Paperback
1333	Amazing Spider-Man Vol. 7: The Book of Ezekiel (Trade Paperback)	276	0	Trade Paperback
1548	Amazing Spider-Man Vol. 8: Sins Past (Trade Paperback)		0	Trade Paperback
937	Amazing Spider-Man Vol. II: Revelations (Trade Paperback)		0	Trade Paperback
77197	Amazing Spider-Man: 2099 Vol. 7 (Trade Paperback)		0	Trade Paperback
105076	Amazing Spider-Man: Beyond Omnibus (Hardcover)		0	Hardcover
94977	Amazing Spider-Man: Beyond Vol. 1 (Trade Paperback)		0	Trade Paperback
95680	Amazing Spider-Man: Beyond Vol. 2 (Trade Paperback)		0	Trade Paperback
95681	Amazing Spider-Man: Beyond Vol. 3 (Trade Paperback)		0	Trade Paperback
114240	Amazing Spider-Man: Blood Hunt (2024) #2	284	2	Comic
2970	AMAZING SPIDER-MAN: BOOK OF EZEKIEL (Trade Paperback)	277	0	Trade Paperback
23069	Amazing Spider-Man: Extra! (2008) #1	285	1	Comic
23180	Amazing Spider-Man: Extra! (2008) #2	285	2	Comic
23834	Amazing Spider-Man: Extra! (2008) #3	285	3	Comic
47151	Amazing Spider-Man: Family Business (Trade Paperback)		0	Trade Paperback
76463	Amazing Spider-Man: Full Circle (2019) #1	292	1	Comic
1262	AMAZING SPIDER-MAN: HAPPY BIRTHDAY (Trade Paperback)	275	0	Trade Paperback
70732	Amazing Spider-Man: Hunted (Trade Paperback)		0	Trade Paperback
109227	Amazing Spider-Man: Hunted Infinity Comic (2023) #1	294	1	Digital Vertical Comic
109236	Amazing Spider-Man: Hunted Infinity Comic (2023) #10	294	10	Digital Vertical Comic
109237	Amazing Spider-Man: Hunted Infinity Comic (2023) #11	294	11	Digital Vertical Comic
109238	Amazing Spider-Man: Hunted Infinity Comic (2023) #12	294	12	Digital Vertical Comic
109228	Amazing Spider-Man: Hunted Infinity Comic (2023) #2	294	2	Digital Vertical Comic
109229	Amazing Spider-Man: Hunted Infinity Comic (2023) #3	294	3	Digital Vertical Comic
109230	Amazing Spider-Man: Hunted Infinity Comic (2023) #4	294	4	Digital Vertical Comic
109231	Amazing Spider-Man: Hunted Infinity Comic (2023) #5	294	5	Digital Vertical Comic
109232	Amazing Spider-Man: Hunted Infinity Comic (2023) #6	294	6	Digital Vertical Comic
109233	Amazing Spider-Man: Hunted Infinity Comic (2023) #7	294	7	Digital Vertical Comic
109234	Amazing Spider-Man: Hunted Infinity Comic (2023) #8	294	8	Digital Vertical Comic
109235	Amazing Spider-Man: Hunted Infinity Comic (2023) #9	294	9	Digital Vertical Comic
70292	Amazing Spider-Man: Red Goblin (Trade Paperback)		0	Trade Paperback
52375	Amazing Spider-Man: Renew Your Vows (2015) #1		1	Comic
52377	Amazing Spider-Man: Renew Your Vows (2015) #2		2	Comic
52378	Amazing Spider-Man: Renew Your Vows (2015) #3		3	Comic
52379	Amazing Spider-Man: Renew Your Vows (2015) #4		4	Comic
52380	Amazing Spider-Man: Renew Your Vows (2015) #5		5	Comic
61359	Amazing Spider-Man: Renew Your Vows (2016) #10	301	10	Comic
61354	Amazing Spider-Man: Renew Your Vows (2016) #5	301	5	Comic
61355	Amazing Spider-Man: Renew Your Vows (2016) #6	301	6	Comic
61356	Amazing Spider-Man: Renew Your Vows (2016) #7	301	7	Comic
61357	Amazing Spider-Man: Renew Your Vows (2016) #8	301	8	Comic
61358	Amazing Spider-Man: Renew Your Vows (2016) #9	301	9	Comic
88919	Amazing Spider-Man: Sins Rising Prelude (2020) #1	307	1	Comic
1967	AMAZING SPIDER-MAN: SKIN DEEP (Trade Paperback)		0	Trade Paperback
109243	Amazing Spider-Man: Spider-Verse Infinity Comic (2023) #1	309	1	Digital Vertical Comic
109252	Amazing Spider-Man: Spider-Verse Infinity Comic (2023) #10	309	10	Digital Vertical Comic
109253	Amazing Spider-Man: Spider-Verse Infinity Comic (2023) #11	309	11	Digital Vertical Comic
109254	Amazing Spider-Man: Spider-Verse Infinity Comic (2023) #12	309	12	Digital Vertical Comic
109255	Amazing Spider-Man: Spider-Verse Infinity Comic (2023) #13	309	13	Digital Vertical Comic
109256	Amazing Spider-Man: Spider-Verse Infinity Comic (2023) #14	309	14	Digital Vertical Comic
109244	Amazing Spider-Man: Spider-Verse Infinity Comic (2023) #2	309	2	Digital Vertical Comic
109245	Amazing Spider-Man: Spider-Verse Infinity Comic (2023) #3	309	3	Digital Vertical Comic
109246	Amazing Spider-Man: Spider-Verse Infinity Comic (2023) #4	309	4	Digital Vertical Comic
109247	Amazing Spider-Man: Spider-Verse Infinity Comic (2023) #5	309	5	Digital Vertical Comic
109248	Amazing Spider-Man: Spider-Verse Infinity Comic (2023) #6	309	6	Digital Vertical Comic
109249	Amazing Spider-Man: Spider-Verse Infinity Comic (2023) #7	309	7	Digital Vertical Comic
109250	Amazing Spider-Man: Spider-Verse Infinity Comic (2023) #8	309	8	Digital Vertical Comic
109251	Amazing Spider-Man: Spider-Verse Infinity Comic (2023) #9	309	9	Digital Vertical Comic
84016	Amazing Spider-Man: The Daily Bugle (2020) #2	310	2	Comic
43094	Amazing Spider-Man: The Movie (2012) #1	311	1	Comic
43093	Amazing Spider-Man: The Movie (2012) #2	311	2	Comic
90780	Amazing Spider-Man: The Sins of Norman Osborn (2020) #1	312	1	Comic
66085	Amazing Spider-Man: Worldwide Vol. 3 (Trade Paperback)		0	Trade Paperback
60157	AMAZING SPIDER-MAN: WORLDWIDE VOL. 6 TPB (Trade Paperback)		0	Trade Paperback
67696	Amazing Spider-Man: Worldwide Vol. 9 (Trade Paperback)		0	Trade Paperback
17731	Amazing X-Men (1995) #1	320	1	Comic
17732	Amazing X-Men (1995) #2	320	2	Comic
17733	Amazing X-Men (1995) #3	320	3	Comic
17734	Amazing X-Men (1995) #4	320	4	Comic			c/50/4bb7ea45b846b	5059	36						onsaleDate=1995-06-10T00:00:00-0400 focDate= unlimitedDate=2007-04-28T00:00:00-0400 digitalPurchaseDate=2011-03-29T00:00:00-0400	printPrice=1.95 digitalPurchasePrice=1.99	628	38d 1325d 396c 1310c 746e 878h 1076a 1231b	1	3642 3643 3644
48019	Amazing X-Men (2013) #1	321	1	Comic
49341	Amazing X-Men (2013) #1 (Blank Cover Variant)	321	1	Comic	Blank Cover Variant
49338	Amazing X-Men (2013) #1 (Manara Variant)	321	1	Comic	Manara Variant
49337	Amazing X-Men (2013) #1 (Mcguinness Wraparound Sketch Variant)	321	1	Comic	Mcguinness Wraparound Sketch Variant
49339	Amazing X-Men (2013) #1 (Moore Deadpool Variant)	321	1	Comic	Moore Deadpool Variant
49340	Amazing X-Men (2013) #1 (Nowlan Variant)	321	1	Comic	Nowlan Variant
49335	Amazing X-Men (2013) #1 (Young Variant)	321	1	Comic	Young Variant
48028	Amazing X-Men (2013) #10	321	10	Comic
48029	Amazing X-Men (2013) #11	321	11	Comic
48030	Amazing X-Men (2013) #12	321	12	Comic
51081	Amazing X-Men (2013) #13	321	13	Comic
51147	Amazing X-Men (2013) #14	321	14	Comic
51348	Amazing X-Men (2013) #19	321	19	Comic
48020	Amazing X-Men (2013) #2	321	2	Comic
49866	Amazing X-Men (2013) #2 (Keown Variant)	321	2	Comic	Keown Variant
48021	Amazing X-Men (2013) #3	321	3	Comic
48022	Amazing X-Men (2013) #4	321	4	Comic
48023	Amazing X-Men (2013) #5	321	5	Comic
48024	Amazing X-Men (2013) #6	321	6	Comic
48025	Amazing X-Men (2013) #7	321	7	Comic
48026	Amazing X-Men (2013) #8	321	8	Comic
48027	Amazing X-Men (2013) #9	321	9	Comic
50587	Amazing X-Men Annual (2014) #1	322	1	Comic
47951	AMAZING X-MEN VOL. 1: THE QUEST FOR NIGHTCRAWLER TPB (Trade Paperback)	323	0	Trade Paperback
67308	Amazing-Spider-Man: Worldwide Vol. 8 (Trade Paperback)		0	Trade Paperback
63831	America (2017) #5	326	5	Comic
64279	America (2017) #6	326	6	Comic
83388	America Chavez: Made in the USA (2021) #1	327	1	Comic
83390	America Chavez: Made in the USA (2021) #2	327	2	Comic
90581	America Chavez: Made in the USA (2021) #2 (Variant)	327	2	Comic	Variant
83391	America Chavez: Made in the USA (2021) #3	327	3	Comic
83392	America Chavez: Made in the USA (2021) #4	327	4	Comic
83393	America Chavez: Made in the USA (2021) #5	327	5	Comic
64881	AMERICA VOL. 1: THE LIFE AND TIMES OF AMERICA CHAVEZ TPB (Trade Paperback)		0	Trade Paperback
23237	American Eagle: Just a Little Old-Fashioned Justice (2008) #1	329	1	Comic
21953	Angel: Revelations (2008) #5	330	5	Comic
4788	Annihilation (2006) #1	332	1	Comic
5078	Annihilation (2006) #2	332	2	Comic
5230	Annihilation (2006) #3	332	3	Comic
5529	Annihilation (2006) #4	332	4	Comic
5655	Annihilation (2006) #5	332	5	Comic
5795	Annihilation (2006) #6	332	6	Comic
48278	Annihilation (Hardcover)		0	Hardcover
78507	Annihilation - Scourge: Beta Ray Bill (2019) #1	334	1	Comic
116130	Annihilation 2099 (2024) #4	336	4	Comic
6028	Annihilation Book 1 (Hardcover)		0	Hardcover
16666	ANNIHILATION BOOK 1 HC (Trade Paperback)		0	Trade Paperback
16667	ANNIHILATION BOOK 2 (Hardcover)		0	Hardcover
6292	ANNIHILATION BOOK 2 TPB (Trade Paperback)		0	Trade Paperback
17329	Annihilation Book 3 (Trade Paperback)		0	Trade Paperback
15907	ANNIHILATION BOOK 3 TPB (Trade Paperback)		0	Trade Paperback
22433	Annihilation Classic (Hardcover)		0	Hardcover
13499	Annihilation Saga (2007) #1	344	1	Comic
17271	Annihilation: Conquest (2007) #1	345	1	Comic
17405	Annihilation: Conquest (2007) #2	345	2	Comic
17645	Annihilation: Conquest (2007) #3	345	3	Comic
20686	Annihilation: Conquest (2007) #4	345	4	Comic
20885	Annihilation: Conquest (2007) #5	345	5	Comic
21016	Annihilation: Conquest (2007) #6	345	6	Comic
15992	Annihilation: Conquest - Quasar (2007) #1	346	1	Comic
16176	Annihilation: Conquest - Quasar (2007) #2	346	2	Comic
16573	Annihilation: Conquest - Quasar (2007) #3	346	3	Comic
16574	Annihilation: Conquest - Quasar (2007) #4	346	4	Comic
16009	Annihilation: Conquest - Starlord (2007) #1	347	1	Comic
16191	Annihilation: Conquest - Starlord (2007) #2	347	2	Comic
16598	Annihilation: Conquest - Starlord (2007) #3	347	3	Comic
16599	Annihilation: Conquest - Starlord (2007) #4	347	4	Comic
16000	Annihilation: Conquest - Wraith (2007) #1	348	1	Comic
16184	Annihilation: Conquest - Wraith (2007) #2	348	2	Comic
16585	Annihilation: Conquest - Wraith (2007) #3	348	3	Comic
16586	Annihilation: Conquest - Wraith (2007) #4	348	4	Comic
22404	ANNIHILATION: CONQUEST BOOK 1 (Hardcover)		0	Hardcover
17688	ANNIHILATION: CONQUEST BOOK 1 TPB (Trade Paperback)		0	Trade Paperback
15891	Annihilation: Conquest Prologue (2007) #1	353	1	Comic
5976	Annihilation: Heralds of Galactus (2007) #1	354	1	Comic
6175	Annihilation: Heralds of Galactus (2007) #2	354	2	Comic
4111	Annihilation: Nova (2006) #1	355	1	Comic
4221	Annihilation: Nova (2006) #2	355	2	Comic
4318	Annihilation: Nova (2006) #3	355	3	Comic
4473	Annihilation: Nova (2006) #4	355	4	Comic
3985	Annihilation: Prologue (2006)	356	0	Comic
4109	Annihilation: Ronan (2006) #1	357	1	Comic
78870	Annihilation: Scourge (Trade Paperback)		0	Trade Paperback
4108	Annihilation: Silver Surfer (2006) #1	359	1	Comic
4218	Annihilation: Silver Surfer (2006) #2	359	2	Comic
4470	Annihilation: Silver Surfer (2006) #4	359	4	Comic
66602	Annihilation: The Complete Collection Vol. 1 (Trade Paperback)		0	Trade Paperback
38640	Annihilators (2010) #2 (DAVIS VARIANT)	363	2	Comic	DAVIS VARIANT
39982	Annihilators: Earthfall (2011) #1	364	1	Comic
41284	Annihilators: Earthfall (2011) #1 (Variant)	364	1	Comic	Variant
39981	Annihilators: Earthfall (2011) #2	364	2	Comic
39980	Annihilators: Earthfall (2011) #3	364	3	Comic
39979	Annihilators: Earthfall (2011) #4	364	4	Comic
36763	Ant-Man & the Wasp (2010) #3	365	3	Comic
291	Ant-Man (2003) #1	368	1	Comic			6/e0/4bc6a2497684e	0	0		5960605396-01811				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=2.99		479g 1422a		654 655
323	Ant-Man (2003) #2	368	2	Comic			f/20/4bc69f33cafc0	0	0		5960605396-01911				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=2.99		479g 1422a		656 657
376	Ant-Man (2003) #3	368	3	Comic			d/70/4bc69c7e9b9d7	0	0		5960605396-02011				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=2.99		479g 1422a		658 659
428	Ant-Man (2003) #4	368	4	Comic			4/20/4bc697c680890	0	0		5960605482-00411				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=2.99		479g 1422a		781 782
51374	Ant-Man (2015) #1	369	1	Comic
81176	Ant-Man (2020) #1	370	1	Comic
98658	Ant-Man (2022) #1	371	1	Comic
102599	Ant-Man (2022) #1 (Variant)	371	1	Comic	Variant
102600	Ant-Man (2022) #1 (Variant)	371	1	Comic	Variant
102601	Ant-Man (2022) #1 (Variant)	371	1	Comic	Variant
98659	Ant-Man (2022) #2	371	2	Comic
98660	Ant-Man (2022) #3	371	3	Comic
98661	Ant-Man (2022) #4	371	4	Comic
105006	Ant-Man (2022) #4 (Variant)	371	4	Comic	Variant
67309	Ant-Man and the Wasp Adventures (Trade Paperback)	372	0	Trade Paperback
70285	Ant-Man/Giant-Man: Growing Pains (Trade Paperback)		0	Trade Paperback
55350	ANT-MAN: LAST DAYS 1 (2015) #1	380	1	Comic
41530	Ant-Man: So (Trade Paperback)	381	0	Trade Paperback		2012-09-25T18:05:58-0400	c/30/4fe8cb51f32e0	0	136	978-0-7851-6390-9			9780785 163909 51999		onsaleDate=2020-12-31T00:00:00-0500 focDate=2020-12-16T00:00:00-0500	printPrice=19.99		1465e		5161 5162
102811	Arana: Night Of The Hunter (Trade Paperback)		0	Trade Paperback
1589	Arana: The Heart of the Spider (2005) #1		1	Comic
1804	Arana: The Heart of the Spider (2005) #1 (Joe Quesada Variant)		1	Comic	Joe Quesada Variant
2531	Arana: The Heart of the Spider (2005) #10		10	Comic
3066	Arana: The Heart of the Spider (2005) #11		11	Comic
1679	Arana: The Heart of the Spider (2005) #2		2	Comic
1778	Arana: The Heart of the Spider (2005) #3		3	Comic
1881	Arana: The Heart of the Spider (2005) #4		4	Comic
1983	Arana: The Heart of the Spider (2005) #5		5	Comic
2086	Arana: The Heart of the Spider (2005) #6		6	Comic
2364	Arana: The Heart of the Spider (2005) #8		8	Comic
2530	Arana: The Heart of the Spider (2005) #9		9	Comic
1547	Araٌa Vol. 1: Heart of the Spider (Digest)		0	Digest
2311	Araٌa Vol. 2: In the Beginning (Digest)		0	Digest
3497	Araٌa Vol. 3: Night of the Hunter (Digest)		0	Digest
3423	Ares (2006) #1	389	1	Comic
3540	Ares (2006) #2	389	2	Comic
3947	Ares (2006) #3	389	3	Comic
4074	Ares (2006) #4	389	4	Comic
4186	Ares (2006) #5	389	5	Comic
5205	ARES: GOD OF WAR TPB (Trade Paperback)		0	Trade Paperback
54915	ARMOR WARS: WARZONES! TPB (Trade Paperback)		0	Trade Paperback
39749	Art of Marvel Movies: The Art of Captain America - The First Avenger (Trade Paperback)	392	0	Trade Paperback
39896	Art of Marvel Studios TPB Slipcase (Hardcover)		0	Hardcover
7	Art of Marvel Vol. 2 (Hardcover)	394	0	Hardcover			f/10/4c7d67f1ba2da	0	0	0-7851-1361-4	5960611361-00111				onsaleDate=2004-11-10T00:00:00-0500 focDate=	printPrice=9.99		905g		1481 1482
31210	Astonishing Spider-Man & Wolverine (2010) #1	396	1	Comic
36441	Astonishing Spider-Man & Wolverine (2010) #1 (2ND PRINTING VARIANT)	396	1	Comic	2ND PRINTING VARIANT
36616	Astonishing Spider-Man & Wolverine (2010) #1 (Director's Cut)	396	1	Comic	Director's Cut
31211	Astonishing Spider-Man & Wolverine (2010) #1 (FOILOGRAM VARIANT)	396	1	Comic	FOILOGRAM VARIANT
31219	Astonishing Spider-Man & Wolverine (2010) #2	396	2	Comic
31221	Astonishing Spider-Man & Wolverine (2010) #3	396	3	Comic
31222	Astonishing Spider-Man & Wolverine (2010) #4	396	4	Comic
31224	Astonishing Spider-Man & Wolverine (2010) #5	396	5	Comic
31227	Astonishing Spider-Man & Wolverine (2010) #6	396	6	Comic
33986	ASTONISHING SPIDER-MAN & WOLVERINE TPB (Trade Paperback)	397	0	Trade Paperback
61930	Astonishing Tales (1970) #18	398	18	Comic
62384	Astonishing Tales (1970) #2	398	2	Comic
62386	Astonishing Tales (1970) #4	398	4	Comic
62387	Astonishing Tales (1970) #5	398	5	Comic
62388	Astonishing Tales (1970) #6	398	6	Comic
62389	Astonishing Tales (1970) #7	398	7	Comic
62390	Astonishing Tales (1970) #9	398	9	Comic
23645	Astonishing Tales (2009) #1	399	1	Comic
23803	Astonishing Tales (2009) #2	399	2	Comic
23996	Astonishing Tales (2009) #3	399	3	Comic
24201	Astonishing Tales (2009) #4	399	4	Comic
24492	Astonishing Tales (2009) #5	399	5	Comic
32769	Astonishing Thor (2010) #1	401	1	Comic
33652	Astonishing Thor (2010) #1 (FOILOGRAM VARIANT)	401	1	Comic	FOILOGRAM VARIANT
32771	Astonishing Thor (2010) #2	401	2	Comic
32774	Astonishing Thor (2010) #3	401	3	Comic
17735	Astonishing X-Men (1995) #1	402	1	Comic
17736	Astonishing X-Men (1995) #2	402	2	Comic
17737	Astonishing X-Men (1995) #3	402	3	Comic
17738	Astonishing X-Men (1995) #4	402	4	Comic			f/90/4bb6f97c15bde	5109	36						onsaleDate=1995-06-10T00:00:00-0400 focDate= unlimitedDate=2010-03-24T00:00:00-0400 digitalPurchaseDate=2011-02-23T00:00:00-0500	printPrice=1.95 digitalPurchasePrice=1.99	628	38d 1325d 327c 396c 746e 944a 970h 1383b	1	3654 3655 3656 4698
660	Astonishing X-Men (2004) #1	403	1	Comic
722	Astonishing X-Men (2004) #1 (Director's Cut)	403	1	Comic	Director's Cut
662	Astonishing X-Men (2004) #1 (Variant)	403	1	Comic	Variant
1719	Astonishing X-Men (2004) #10	403	10	Comic
2842	Astonishing X-Men (2004) #11	403	11	Comic
2161	Astonishing X-Men (2004) #12	403	12	Comic
3475	Astonishing X-Men (2004) #13	403	13	Comic
4022	Astonishing X-Men (2004) #14	403	14	Comic
4253	Astonishing X-Men (2004) #15	403	15	Comic
4736	Astonishing X-Men (2004) #16	403	16	Comic
5188	Astonishing X-Men (2004) #18	403	18	Comic
5417	Astonishing X-Men (2004) #19	403	19	Comic
5477	Astonishing X-Men (2004) #19 (Variant)	403	19	Comic	Variant
723	Astonishing X-Men (2004) #2	403	2	Comic
6120	Astonishing X-Men (2004) #21	403	21	Comic
6309	Astonishing X-Men (2004) #22	403	22	Comic
16119	Astonishing X-Men (2004) #23	403	23	Comic
17353	Astonishing X-Men (2004) #24	403	24	Comic
17354	Astonishing X-Men (2004) #24 (Variant)	403	24	Comic	Variant
21511	Astonishing X-Men (2004) #25	403	25	Comic
21714	Astonishing X-Men (2004) #26	403	26	Comic
21941	Astonishing X-Men (2004) #27	403	27	Comic
23087	Astonishing X-Men (2004) #28	403	28	Comic
23937	Astonishing X-Men (2004) #29	403	29	Comic
531	Astonishing X-Men (2004) #3	403	3	Comic
24501	Astonishing X-Men (2004) #30	403	30	Comic
24502	Astonishing X-Men (2004) #31	403	31	Comic
24503	Astonishing X-Men (2004) #32	403	32	Comic
24504	Astonishing X-Men (2004) #33	403	33	Comic
31558	Astonishing X-Men (2004) #34 (DEADPOOL VARIANT)	403	34	Comic	DEADPOOL VARIANT
38317	Astonishing X-Men (2004) #36	403	36	Comic
38644	Astonishing X-Men (2004) #36 (KALUTA VARIANT)	403	36	Comic	KALUTA VARIANT
38320	Astonishing X-Men (2004) #37	403	37	Comic
38318	Astonishing X-Men (2004) #38	403	38	Comic
38316	Astonishing X-Men (2004) #39	403	39	Comic
1808	Astonishing X-Men (2004) #4	403	4	Comic
766	Astonishing X-Men (2004) #4 (Foil Variant)	403	4	Comic	Foil Variant
38319	Astonishing X-Men (2004) #40	403	40	Comic
40024	Astonishing X-Men (2004) #40 (I Am Captain America Variant)	403	40	Comic	I Am Captain America Variant
39328	Astonishing X-Men (2004) #41	403	41	Comic
39329	Astonishing X-Men (2004) #42	403	42	Comic
39319	Astonishing X-Men (2004) #43	403	43	Comic
39318	Astonishing X-Men (2004) #44	403	44	Comic
843	Astonishing X-Men (2004) #5	403	5	Comic
40803	Astonishing X-Men (2004) #51	403	51	Comic
43221	Astonishing X-Men (2004) #51 (Create Your Own Wedding Variant)	403	51	Comic	Create Your Own Wedding Variant
42732	Astonishing X-Men (2004) #51 (Djurdjevic Variant)	403	51	Comic	Djurdjevic Variant
927	Astonishing X-Men (2004) #6	403	6	Comic
45821	Astonishing X-Men (2004) #60	403	60	Comic
45822	Astonishing X-Men (2004) #61	403	61	Comic
38	Astonishing X-Men (2004) #7	403	7	Comic
1436	Astonishing X-Men (2004) #8	403	8	Comic
1626	Astonishing X-Men (2004) #9	403	9	Comic
67716	Astonishing X-Men (2017) #13	404	13	Comic
67717	Astonishing X-Men (2017) #14	404	14	Comic
67718	Astonishing X-Men (2017) #15	404	15	Comic
67719	Astonishing X-Men (2017) #16	404	16	Comic
43604	Astonishing X-Men Annual (2012) #1	405	1	Comic
24514	Astonishing X-Men by Joss Whedon & John Cassaday (Hardcover)		0	Hardcover
81258	ASTONISHING X-MEN COMPANION TPB (Trade Paperback)		0	Trade Paperback
4021	Astonishing X-Men Vol. 1 (Hardcover)		0	Hardcover
41607	Astonishing X-Men Vol. 11 (Trade Paperback)		0	Trade Paperback
41741	ASTONISHING X-MEN VOL. 1: GIFTED TPB (Trade Paperback)		0	Trade Paperback
2628	Astonishing X-Men Vol. 2: Dangerous (Trade Paperback)		0	Trade Paperback
5766	Astonishing X-Men Vol. 3: Torn (Trade Paperback)		0	Trade Paperback
29106	Astonishing X-Men Vol. 6: Xenogenetic (Trade Paperback)		0	Trade Paperback
22381	Astonishing X-Men: Ghost Boxes (2008) #1	423	1	Comic
39501	Astonishing X-Men: Monstrous (Hardcover)		0	Hardcover
29321	Atlantis Attacks (2011) #1	429	1	Comic
83989	Atlantis Attacks (2020) #1	430	1	Comic
83990	Atlantis Attacks (2020) #1 (Variant)	430	1	Comic	Variant
83991	Atlantis Attacks (2020) #1 (Variant)	430	1	Comic	Variant
83992	Atlantis Attacks (2020) #1 (Variant)	430	1	Comic	Variant
83993	Atlantis Attacks (2020) #2	430	2	Comic
84676	Atlantis Attacks (2020) #2 (Variant)	430	2	Comic	Variant
84677	Atlantis Attacks (2020) #2 (Variant)	430	2	Comic	Variant
84678	Atlantis Attacks (2020) #2 (Variant)	430	2	Comic	Variant
83994	Atlantis Attacks (2020) #3	430	3	Comic
84979	Atlantis Attacks (2020) #3 (Variant)	430	3	Comic	Variant
83995	Atlantis Attacks (2020) #4	430	4	Comic
83996	Atlantis Attacks (2020) #5	430	5	Comic
89920	Atlantis Attacks (2020) #5 (Variant)	430	5	Comic	Variant
29322	Atlantis Attacks (DM Only) (2011)	431	0	Comic
93354	Atlantis Attacks: The Original Epic (Trade Paperback)		0	Trade Paperback
32993	Avengers & the Infinity Gauntlet (Graphic Novel)	436	1	Graphic Novel		2012-04-03T11:36:42-0400	3/d0/4d5417065bf97	0	136	978-0-7851-4843-2	5960614843-00111	DEC100670	9780785 148432 51499		onsaleDate=2011-02-16T00:00:00-0500 focDate=2011-02-01T00:00:00-0500	printPrice=14.99	64 145 212 251 321 329 517 551 576 620 628	426i 432a 634b 969c 1338c 1179g 1465e		4799 4800 4801 4802 4825
50601	Avengers & X-Men: Axis (2014) #2	438	2	Comic
50602	Avengers & X-Men: Axis (2014) #3	438	3	Comic
50603	Avengers & X-Men: Axis (2014) #4	438	4	Comic
50604	Avengers & X-Men: Axis (2014) #5	438	5	Comic
50605	Avengers & X-Men: Axis (2014) #6	438	6	Comic
50606	Avengers & X-Men: Axis (2014) #7	438	7	Comic
50607	Avengers & X-Men: Axis (2014) #8	438	8	Comic
51168	Avengers & X-Men: Axis (2014) #9	438	9	Comic
6955	Avengers (1963) #101	439	101	Comic
6956	Avengers (1963) #102	439	102	Comic
6957	Avengers (1963) #103	439	103	Comic
6958	Avengers (1963) #104	439	104	Comic
6960	Avengers (1963) #106	439	106	Comic
6961	Avengers (1963) #107	439	107	Comic
6962	Avengers (1963) #108	439	108	Comic
6963	Avengers (1963) #109	439	109	Comic
6965	Avengers (1963) #110	439	110	Comic
6966	Avengers (1963) #111	439	111	Comic
6967	Avengers (1963) #112	439	112	Comic
6968	Avengers (1963) #113	439	113	Comic
6969	Avengers (1963) #114	439	114	Comic
6970	Avengers (1963) #115	439	115	Comic
7003	Avengers (1963) #145	439	145	Comic
7005	Avengers (1963) #147	439	147	Comic
7010	Avengers (1963) #151	439	151	Comic
7011	Avengers (1963) #152	439	152	Comic
7042	Avengers (1963) #180	439	180	Comic
7045	Avengers (1963) #183	439	183	Comic
7046	Avengers (1963) #184	439	184	Comic
7050	Avengers (1963) #188	439	188	Comic
7053	Avengers (1963) #190	439	190	Comic
7054	Avengers (1963) #191	439	191	Comic
7073	Avengers (1963) #208	439	208	Comic
7109	Avengers (1963) #240	439	240	Comic
7110	Avengers (1963) #241	439	241	Comic
7111	Avengers (1963) #242	439	242	Comic
7112	Avengers (1963) #243	439	243	Comic
7138	Avengers (1963) #267	439	267	Comic
7142	Avengers (1963) #270	439	270	Comic
7156	Avengers (1963) #283	439	283	Comic
7157	Avengers (1963) #284	439	284	Comic
7158	Avengers (1963) #285	439	285	Comic
7163	Avengers (1963) #29	439	29	Comic
7165	Avengers (1963) #291	439	291	Comic
7166	Avengers (1963) #292	439	292	Comic
7167	Avengers (1963) #293	439	293	Comic
7168	Avengers (1963) #294	439	294	Comic
7169	Avengers (1963) #295	439	295	Comic
7170	Avengers (1963) #296	439	296	Comic
7171	Avengers (1963) #297	439	297	Comic
7172	Avengers (1963) #298	439	298	Comic
7173	Avengers (1963) #299	439	299	Comic
7176	Avengers (1963) #300	439	300	Comic
7178	Avengers (1963) #302	439	302	Comic
7179	Avengers (1963) #303	439	303	Comic
7180	Avengers (1963) #304	439	304	Comic
7188	Avengers (1963) #311	439	311	Comic
7189	Avengers (1963) #312	439	312	Comic
7190	Avengers (1963) #313	439	313	Comic
7235	Avengers (1963) #354	439	354	Comic
7244	Avengers (1963) #362	439	362	Comic
7249	Avengers (1963) #367	439	367	Comic
7275	Avengers (1963) #390	439	390	Comic
7276	Avengers (1963) #391	439	391	Comic
7277	Avengers (1963) #392	439	392	Comic
7278	Avengers (1963) #393	439	393	Comic
7279	Avengers (1963) #394	439	394	Comic
7280	Avengers (1963) #395	439	395	Comic
7288	Avengers (1963) #401	439	401	Comic
7289	Avengers (1963) #402	439	402	Comic
7300	Avengers (1963) #50	439	50	Comic
7335	Avengers (1963) #82	439	82	Comic
7340	Avengers (1963) #87	439	87	Comic
7352	Avengers (1963) #98	439	98	Comic
7353	Avengers (1963) #99	439	99	Comic
6952	Avengers (1996) #1	440	1	Comic
17751	Avengers (1996) #1	440	1	Comic
17752	Avengers (1996) #10	440	10	Comic
17753	Avengers (1996) #11	440	11	Comic
17754	Avengers (1996) #12	440	12	Comic
17756	Avengers (1996) #2	440	2	Comic
17757	Avengers (1996) #3	440	3	Comic
17758	Avengers (1996) #4	440	4	Comic
17759	Avengers (1996) #5	440	5	Comic
17760	Avengers (1996) #6	440	6	Comic
17761	Avengers (1996) #7	440	7	Comic
17762	Avengers (1996) #8	440	8	Comic
17763	Avengers (1996) #9	440	9	Comic
3589	Avengers (1998)	441	0	Comic
17490	Avengers (1998) #1	441	1	Comic
17491	Avengers (1998) #10	441	10	Comic
17492	Avengers (1998) #11	441	11	Comic
17493	Avengers (1998) #12	441	12	Comic
17494	Avengers (1998) #13	441	13	Comic
17495	Avengers (1998) #14	441	14	Comic
17496	Avengers (1998) #15	441	15	Comic
17497	Avengers (1998) #16	441	16	Comic
17498	Avengers (1998) #17	441	17	Comic
17499	Avengers (1998) #18	441	18	Comic
17500	Avengers (1998) #19	441	19	Comic
17501	Avengers (1998) #2	441	2	Comic
17502	Avengers (1998) #20	441	20	Comic
17503	Avengers (1998) #21	441	21	Comic
17504	Avengers (1998) #22	441	22	Comic
17505	Avengers (1998) #23	441	23	Comic
17506	Avengers (1998) #24	441	24	Comic
17507	Avengers (1998) #25	441	25	Comic
17509	Avengers (1998) #27	441	27	Comic
17512	Avengers (1998) #3	441	3	Comic
17515	Avengers (1998) #32	441	32	Comic
17516	Avengers (1998) #33	441	33	Comic
17517	Avengers (1998) #34	441	34	Comic
17518	Avengers (1998) #35	441	35	Comic
17519	Avengers (1998) #36	441	36	Comic
17521	Avengers (1998) #38	441	38	Comic
17522	Avengers (1998) #39	441	39	Comic
17523	Avengers (1998) #4	441	4	Comic
17524	Avengers (1998) #40	441	40	Comic
17525	Avengers (1998) #41	441	41	Comic
17526	Avengers (1998) #42	441	42	Comic
17527	Avengers (1998) #43	441	43	Comic
17528	Avengers (1998) #44	441	44	Comic
17529	Avengers (1998) #45	441	45	Comic
17530	Avengers (1998) #46	441	46	Comic
17531	Avengers (1998) #47	441	47	Comic
17532	Avengers (1998) #48	441	48	Comic
17534	Avengers (1998) #5	441	5	Comic
17535	Avengers (1998) #50	441	50	Comic
532	Avengers (1998) #500	441	500	Comic		2012-03-09T13:50:55-0500	6/20/4f5a50d019d82	88	0		5960604458-50011				onsaleDate=2004-07-28T00:00:00-0400 focDate= unlimitedDate=2006-11-21T00:00:00-0500 digitalPurchaseDate=2010-08-12T00:00:00-0400	printPrice=3.5 digitalPurchasePrice=1.99	64	226a 502c 625g 1041b	9	400 401
516	Avengers (1998) #500 (Director's Cut)	441	500	Comic	Director's Cut		2/f0/4bc691115a418	0	0		5960604458-50021				onsaleDate=2004-08-11T00:00:00-0400 focDate=	printPrice=4.99	64	386g		398 399
767	Avengers (1998) #501	441	501	Comic		2012-03-09T13:48:28-0500	8/c0/4f5a50236ebb2	3901	0		5960604458-50111				onsaleDate=2004-08-25T00:00:00-0400 focDate=1969-12-31T19:00:00-0500 unlimitedDate=2007-11-13T00:00:00-0500 digitalPurchaseDate=2010-09-08T00:00:00-0400	printPrice=2.25 digitalPurchasePrice=1.99	64	226a 502c 625g 1041b	9	402 403
845	Avengers (1998) #502	441	502	Comic		2011-08-26T15:31:19-0400	7/50/4f58d176985bc	3902	0		5960604458-50211				onsaleDate=2004-09-22T00:00:00-0400 focDate= unlimitedDate=2007-11-13T00:00:00-0500 digitalPurchaseDate=2010-09-08T00:00:00-0400	printPrice=2.25 digitalPurchasePrice=1.99	64 140 305 340 526 614	226a 502c 625g 1041b 1325d	9	404 405
923	Avengers (1998) #503	441	503	Comic		2012-03-09T13:45:03-0500	c/d0/4f5a4f71e8dd5	3903	0		5960604458-50311				onsaleDate=2004-11-03T00:00:00-0500 focDate= unlimitedDate=2007-11-13T00:00:00-0500 digitalPurchaseDate=2010-09-08T00:00:00-0400	printPrice=2.25 digitalPurchasePrice=1.99	64 140	226a 502c 625g 1041b 1325d	9	406 407
17536	Avengers (1998) #51	441	51	Comic
17537	Avengers (1998) #52	441	52	Comic
17538	Avengers (1998) #53	441	53	Comic
17540	Avengers (1998) #55	441	55	Comic
17545	Avengers (1998) #6	441	6	Comic
17546	Avengers (1998) #60	441	60	Comic
17547	Avengers (1998) #61	441	61	Comic
17548	Avengers (1998) #62	441	62	Comic
17549	Avengers (1998) #63	441	63	Comic
17550	Avengers (1998) #64	441	64	Comic
17551	Avengers (1998) #65	441	65	Comic
17552	Avengers (1998) #66	441	66	Comic
17553	Avengers (1998) #67	441	67	Comic
17554	Avengers (1998) #68	441	68	Comic
17555	Avengers (1998) #69	441	69	Comic
17556	Avengers (1998) #7	441	7	Comic
324	Avengers (1998) #70	441	70	Comic		2012-03-09T16:56:13-0500	b/e0/4f5a7c2bc251d	5225	0		5960605473-00611				onsaleDate=2003-10-01T00:00:00-0400 focDate= unlimitedDate=2010-03-16T00:00:00-0400	printPrice=2.25	64	442f 824a 832g 896b		777 778
4648	Avengers (1998) #71	441	71	Comic			2/b0/4bc381420326d	1480	0						onsaleDate=2003-11-01T00:00:00-0500 focDate= unlimitedDate=2007-11-13T00:00:00-0500	printPrice=0	64			134 4662
375	Avengers (1998) #72	441	72	Comic		2012-03-09T16:51:59-0500	8/c0/4f5a7b31c05d2	4088	0		5960604706-05711				onsaleDate=2003-10-22T00:00:00-0400 focDate=1961-01-01T00:00:00-0500 unlimitedDate=2007-11-13T00:00:00-0500	printPrice=2.25	64	824a 874g		414 415
4940	Avengers (1998) #73	441	73	Comic			3/a0/4bc381472659c	1482	0						onsaleDate=2004-01-01T00:00:00-0500 focDate=1961-01-01T00:00:00-0500 unlimitedDate=2007-11-13T00:00:00-0500	printPrice=0	64			142 4666
348	Avengers (1998) #74	441	74	Comic		2012-03-09T17:00:02-0500	c/30/4f5a7d3c077ba	4116	0		5960605481-00511				onsaleDate=2003-11-26T00:00:00-0500 focDate= unlimitedDate=2007-11-13T00:00:00-0500 digitalPurchaseDate=2012-07-24T00:00:00-0400	printPrice=2.25 digitalPurchasePrice=1.99	64	824a 874g		779 780
4925	Avengers (1998) #75	441	75	Comic			b/e0/4bc3362aa7be6	790	0						onsaleDate=2004-02-01T00:00:00-0500 focDate=1961-01-01T00:00:00-0500 unlimitedDate=2007-11-13T00:00:00-0500	printPrice=0	64			139 4663
4937	Avengers (1998) #76	441	76	Comic			2/60/4bc37faf3afb9	800	0						onsaleDate=2004-02-01T00:00:00-0500 focDate=1961-01-01T00:00:00-0500 unlimitedDate=2007-11-13T00:00:00-0500	printPrice=0	64			140 4664
374	Avengers (1998) #77	441	77	Comic		2012-03-09T14:07:02-0500	6/a0/4f5a54968ae12	1483	0		5960605132-03311				onsaleDate=2004-01-07T00:00:00-0500 focDate=1961-01-01T00:00:00-0500 unlimitedDate=2007-11-13T00:00:00-0500	printPrice=0.5	64	166a 921a 386g 442f 896b		621 622
292	Avengers (1998) #78	441	78	Comic		2012-03-09T14:03:40-0500	f/30/4f5a53c9cab7a	1484	0		5960605432-00711				onsaleDate=2004-01-28T00:00:00-0500 focDate=1961-01-01T00:00:00-0500 unlimitedDate=2007-11-13T00:00:00-0500	printPrice=2.25	64	166a 921a 442f 874g		695 696
360	Avengers (1998) #79	441	79	Comic		2012-03-09T14:00:58-0500	e/03/4f5a532371996	1485	0		5960605432-00811				onsaleDate=2004-02-25T00:00:00-0500 focDate=1961-01-01T00:00:00-0500 unlimitedDate=2007-11-13T00:00:00-0500	printPrice=2.25	64	166a 921a 407f 1285b 1424g		697 698
17567	Avengers (1998) #8	441	8	Comic
429	Avengers (1998) #80	441	80	Comic		2012-03-09T13:57:41-0500	3/f0/4f5a5271759b8	1486	0		5960604458-08011				onsaleDate=2004-03-24T00:00:00-0500 focDate=1961-01-01T00:00:00-0500 unlimitedDate=2007-11-13T00:00:00-0500 digitalPurchaseDate=2010-08-17T00:00:00-0400	printPrice=2.25 digitalPurchasePrice=1.99	64	166a 921a 442f 625g		394 395
492	Avengers (1998) #81	441	81	Comic		2012-03-09T13:54:32-0500	6/20/4f5a51a49326b	1487	0		5960604458-08111				onsaleDate=2004-04-28T00:00:00-0400 focDate=1961-01-01T00:00:00-0500 unlimitedDate=2007-11-13T00:00:00-0500 digitalPurchaseDate=2010-08-17T00:00:00-0400	printPrice=2.25 digitalPurchasePrice=1.99	64	166a 921a 442f 874g		396 397
4938	Avengers (1998) #82	441	82	Comic			9/60/4bc37fb40d765	801	0						onsaleDate=2004-07-01T00:00:00-0400 focDate= unlimitedDate=2007-11-13T00:00:00-0500 digitalPurchaseDate=2010-09-28T00:00:00-0400	printPrice=0 digitalPurchasePrice=1.99	64			141 4665
4955	Avengers (1998) #83	441	83	Comic			f/60/4bc37fb91cd6c	817	0						onsaleDate=2004-07-01T00:00:00-0400 focDate= unlimitedDate=2007-11-13T00:00:00-0500 digitalPurchaseDate=2010-09-28T00:00:00-0400	printPrice=0 digitalPurchasePrice=1.99	64			143 4667
4956	Avengers (1998) #84	441	84	Comic			c/50/4bc37fbe39e21	818	0						onsaleDate=2004-08-01T00:00:00-0400 focDate= unlimitedDate=2007-11-13T00:00:00-0500 digitalPurchaseDate=2010-09-28T00:00:00-0400	printPrice=0 digitalPurchasePrice=1.99	64			144 4668
17573	Avengers (1998) #9	441	9	Comic
38617	Avengers (2010) #11 (CAPTAIN AMERICA 70TH ANNIVERSARY VARIANT)	442	11	Comic	CAPTAIN AMERICA 70TH ANNIVERSARY VARIANT
29199	Avengers (2010) #13	442	13	Comic
29200	Avengers (2010) #14	442	14	Comic
29201	Avengers (2010) #15	442	15	Comic
29202	Avengers (2010) #16	442	16	Comic
29203	Avengers (2010) #17	442	17	Comic
41315	Avengers (2010) #17 (Architect Variant)	442	17	Comic	Architect Variant
29204	Avengers (2010) #18	442	18	Comic
35225	Avengers (2010) #19	442	19	Comic
35227	Avengers (2010) #20	442	20	Comic
40342	Avengers (2010) #20 (Ff 50th Anniversary Variant)	442	20	Comic	Ff 50th Anniversary Variant
35229	Avengers (2010) #21	442	21	Comic
35232	Avengers (2010) #24	442	24	Comic
40405	Avengers (2010) #25	442	25	Comic
40410	Avengers (2010) #26	442	26	Comic
40400	Avengers (2010) #30	442	30	Comic
40407	Avengers (2010) #34	442	34	Comic
29209	Avengers (2010) #6	442	6	Comic
45843	Avengers (2012) #10 (Avengers 50th Anniversary Variant)	443	10	Comic	Avengers 50th Anniversary Variant
45844	Avengers (2012) #12 (Avengers 50th Anniversary Variant)	443	12	Comic	Avengers 50th Anniversary Variant
45845	Avengers (2012) #14 (Avengers 50th Anniversary Variant)	443	14	Comic	Avengers 50th Anniversary Variant
45846	Avengers (2012) #16 (Acuna Avengers 50th Anniversary Variant)	443	16	Comic	Acuna Avengers 50th Anniversary Variant
43548	Avengers (2012) #18	443	18	Comic
45847	Avengers (2012) #18 (Acuna Avengers 50th Anniversary Variant)	443	18	Comic	Acuna Avengers 50th Anniversary Variant
43549	Avengers (2012) #19	443	19	Comic
43550	Avengers (2012) #20	443	20	Comic
45853	Avengers (2012) #20 (Acuna Avengers 50th Anniversary Variant)	443	20	Comic	Acuna Avengers 50th Anniversary Variant
46927	Avengers (2012) #21	443	21	Comic
46928	Avengers (2012) #22	443	22	Comic
46929	Avengers (2012) #22 (Acuna Avengers 50th Anniversary Variant)	443	22	Comic	Acuna Avengers 50th Anniversary Variant
46930	Avengers (2012) #23	443	23	Comic
50265	Avengers (2012) #23 (Acuna Avengers 50th Anniversary Variant)	443	23	Comic	Acuna Avengers 50th Anniversary Variant
50271	Avengers (2012) #24 (Acuna Acx 5 Variant)	443	24	Comic	Acuna Acx 5 Variant
46933	Avengers (2012) #25	443	25	Comic
49998	Avengers (2012) #25 (Weaver Variant)	443	25	Comic	Weaver Variant
48383	Avengers (2012) #29	443	29	Comic
45837	Avengers (2012) #3 (Avengers 50th Anniversary Variant)	443	3	Comic	Avengers 50th Anniversary Variant
48384	Avengers (2012) #30	443	30	Comic
48385	Avengers (2012) #31	443	31	Comic
48386	Avengers (2012) #32	443	32	Comic
48387	Avengers (2012) #33	443	33	Comic
48388	Avengers (2012) #34	443	34	Comic
51410	Avengers (2012) #34.2	443	34.2	Comic
51411	Avengers (2012) #34.2 (Araujo Variant)	443	34.2	Comic	Araujo Variant
45841	Avengers (2012) #6 (Avengers 50th Anniversary Variant)	443	6	Comic	Avengers 50th Anniversary Variant
61373	Avengers (2016) #1	444	1	Comic
62107	Avengers (2016) #1 (Acuna Hip-Hop Variant)	444	1	Comic	Acuna Hip-Hop Variant
62109	Avengers (2016) #1 (Blank Cover Variant)	444	1	Comic	Blank Cover Variant
62108	Avengers (2016) #1 (Kubert Variant)	444	1	Comic	Kubert Variant
62106	Avengers (2016) #1 (Maleev Captain America 75th Anniversary Variant)	444	1	Comic	Maleev Captain America 75th Anniversary Variant
59596	Avengers (2016) #1.1	444	1.1	Comic
62507	Avengers (2016) #1.1	444	1.1	Comic
61382	Avengers (2016) #10	444	10	Comic		2017-07-28T16:45:51-0400	1/60/596d0842797a7	45421	32		759606086031001011	JUN170897			onsaleDate=2017-08-02T00:00:00-0400 focDate=2017-07-10T00:00:00-0400 unlimitedDate=2018-02-05T00:00:00-0500 digitalPurchaseDate=2017-08-02T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	64 197 214 526 573 581 610	298e 1068r 1221n 1411a	52	6149 6150
61383	Avengers (2016) #11	444	11	Comic		2017-09-13T14:02:01-0400	6/00/59b93d40222bc	45693	32		759606086031001111	JUL171034			onsaleDate=2017-09-20T00:00:00-0400 focDate=2017-08-28T00:00:00-0400 unlimitedDate=2018-03-26T00:00:00-0400 digitalPurchaseDate=2017-09-20T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	64 142 313 551 582 610	298e 1068r 1142d 1221n 1411a	52	6151 6152
61374	Avengers (2016) #2	444	2	Comic
59597	Avengers (2016) #2.1	444	2.1	Comic
61375	Avengers (2016) #3	444	3	Comic
62682	Avengers (2016) #3.1	444	3.1	Comic
61376	Avengers (2016) #4	444	4	Comic
62766	Avengers (2016) #4.1	444	4.1	Comic
59600	Avengers (2016) #5	444	5	Comic
61377	Avengers (2016) #5	444	5	Comic
61378	Avengers (2016) #6	444	6	Comic
65264	Avengers (2016) #674	444	674	Comic
66482	Avengers (2016) #684	444	684	Comic
61379	Avengers (2016) #7	444	7	Comic
61380	Avengers (2016) #8	444	8	Comic
61381	Avengers (2016) #9	444	9	Comic
67002	Avengers (2018) #1	445	1	Comic
67767	Avengers (2018) #10	445	10	Comic
67768	Avengers (2018) #11	445	11	Comic
67769	Avengers (2018) #12	445	12	Comic
71046	Avengers (2018) #13	445	13	Comic
71047	Avengers (2018) #14	445	14	Comic
71048	Avengers (2018) #15	445	15	Comic
71049	Avengers (2018) #16	445	16	Comic
71050	Avengers (2018) #17	445	17	Comic
71051	Avengers (2018) #18	445	18	Comic
71052	Avengers (2018) #19	445	19	Comic
67311	Avengers (2018) #2	445	2	Comic
71053	Avengers (2018) #20	445	20	Comic
71055	Avengers (2018) #22	445	22	Comic
71056	Avengers (2018) #23	445	23	Comic
71057	Avengers (2018) #24	445	24	Comic
71058	Avengers (2018) #25	445	25	Comic
67756	Avengers (2018) #3	445	3	Comic
77448	Avengers (2018) #31	445	31	Comic
84112	Avengers (2018) #31 (Variant)	445	31	Comic	Variant
84679	Avengers (2018) #31 (Variant)	445	31	Comic	Variant
88430	Avengers (2018) #33 (Variant)	445	33	Comic	Variant
77938	Avengers (2018) #35	445	35	Comic
77939	Avengers (2018) #36	445	36	Comic
91891	Avengers (2018) #36 (Variant)	445	36	Comic	Variant
67760	Avengers (2018) #4	445	4	Comic
84358	Avengers (2018) #40	445	40	Comic
92331	Avengers (2018) #40 (Variant)	445	40	Comic	Variant
92332	Avengers (2018) #40 (Variant)	445	40	Comic	Variant
84363	Avengers (2018) #45	445	45	Comic
89540	Avengers (2018) #49	445	49	Comic
67762	Avengers (2018) #5	445	5	Comic
89541	Avengers (2018) #50	445	50	Comic
92195	Avengers (2018) #51	445	51	Comic
92196	Avengers (2018) #52	445	52	Comic
67763	Avengers (2018) #6	445	6	Comic
67764	Avengers (2018) #7	445	7	Comic
67765	Avengers (2018) #8	445	8	Comic
67766	Avengers (2018) #9	445	9	Comic
113840	Avengers (2023) #14	446	14	Comic		2024-03-20T10:11:24-0400	3/90/6630066d8e09c	66586	32		75960620426701411				onsaleDate=2024-05-08T00:00:00-0400 focDate=2024-04-08T00:00:00-0400 unlimitedDate=2024-04-24T00:00:00-0400 digitalPurchaseDate=2024-04-24T00:00:00-0400	printPrice=3.99	64 140 306 313 496	261c 387j 585k 967a 1065e 1142d 1399b		6840 6841
113841	Avengers (2023) #15	446	15	Comic		2024-04-30T09:57:00-0400	9/c0/66634e2bebc87	66998	32		75960620426701511				onsaleDate=2024-06-12T00:00:00-0400 focDate=2024-05-13T00:00:00-0400 unlimitedDate=2024-06-12T00:00:00-0400 digitalPurchaseDate=2024-06-12T00:00:00-0400	printPrice=3.99	64 140 306 313	261c 387j 585k 967a 1065e 1142d 1399b		6842 6843
113842	Avengers (2023) #16	446	16	Comic		2024-06-07T13:37:41-0400	e/20/66797508074a5	67545	32		75960620426701611				onsaleDate=2024-07-10T00:00:00-0400 focDate=2024-06-10T00:00:00-0400 unlimitedDate=2024-07-10T00:00:00-0400 digitalPurchaseDate=2024-07-10T00:00:00-0400	printPrice=3.99	64 140 306 313	261c 387j 585k 967a 1065e 1142d 1399b		6844 6845
119368	Avengers (2023) #19	446	19	Comic
99641	Avengers 1,000,000 BC (2022) #1	447	1	Comic
103268	Avengers 1,000,000 BC (2022) #1 (Variant)	447	1	Comic	Variant
103269	Avengers 1,000,000 BC (2022) #1 (Variant)	447	1	Comic	Variant
103270	Avengers 1,000,000 BC (2022) #1 (Variant)	447	1	Comic	Variant
40360	Avengers 1959 (2011) #1	448	1	Comic
47584	Avengers a.I. (2013) #7	449	7	Comic
29214	Avengers Academy (2010) #10	450	10	Comic
36483	Avengers Academy (2010) #13	450	13	Comic
38698	Avengers Academy (2010) #13 (THOR HOLLYWOOD VARIANT)	450	13	Comic	THOR HOLLYWOOD VARIANT
36478	Avengers Academy (2010) #14	450	14	Comic
39855	Avengers Academy (2010) #14.1	450	14.1	Comic
36482	Avengers Academy (2010) #15	450	15	Comic
36481	Avengers Academy (2010) #16	450	16	Comic
36480	Avengers Academy (2010) #17	450	17	Comic
36479	Avengers Academy (2010) #18	450	18	Comic
36484	Avengers Academy (2010) #19	450	19	Comic
37287	Avengers Academy (2010) #2 (2ND PRINTING VARIANT)	450	2	Comic	2ND PRINTING VARIANT
36489	Avengers Academy (2010) #21	450	21	Comic
36485	Avengers Academy (2010) #22	450	22	Comic
36488	Avengers Academy (2010) #23	450	23	Comic
36486	Avengers Academy (2010) #24	450	24	Comic
40249	Avengers Academy (2010) #26	450	26	Comic
40251	Avengers Academy (2010) #29	450	29	Comic
40250	Avengers Academy (2010) #30	450	30	Comic
40253	Avengers Academy (2010) #31	450	31	Comic
40254	Avengers Academy (2010) #32	450	32	Comic
40264	Avengers Academy (2010) #33	450	33	Comic
40258	Avengers Academy (2010) #34	450	34	Comic
29224	Avengers Academy (2010) #9	450	9	Comic
37044	Avengers Academy Giant-Size (2010) #1	451	1	Comic
38906	Avengers Academy Giant-Size (2010) #1 (Gatefold Cover)	451	1	Comic	Gatefold Cover
29325	AVENGERS ACADEMY VOL. 2: WILL WE USE THIS IN THE REAL WORLD? PREMIERE HC (Hardcover)		0	Hardcover
38150	Avengers Academy: Arcade - Death Game (Trade Paperback)		0	Trade Paperback
66355	AVENGERS ACADEMY: THE COMPLETE COLLECTION VOL. 1 TPB (Trade Paperback)		0	Trade Paperback
63217	Avengers and Power Pack (2017) #3	456	3	Comic
63218	Avengers and Power Pack (2017) #4	456	4	Comic
63219	Avengers and Power Pack (2017) #5	456	5	Comic
63220	Avengers and Power Pack (2017) #6	456	6	Comic
4214	Avengers and Power Pack Assemble! (2006) #2	457	2	Comic
6923	Avengers Annual (1967) #1	458	1	Comic
6924	Avengers Annual (1967) #10	458	10	Comic
6925	Avengers Annual (1967) #11	458	11	Comic
6926	Avengers Annual (1967) #12	458	12	Comic
6927	Avengers Annual (1967) #13	458	13	Comic
6928	Avengers Annual (1967) #14	458	14	Comic
6929	Avengers Annual (1967) #15	458	15	Comic
6930	Avengers Annual (1967) #16	458	16	Comic
6931	Avengers Annual (1967) #17	458	17	Comic
6932	Avengers Annual (1967) #18	458	18	Comic
6933	Avengers Annual (1967) #19	458	19	Comic
6934	Avengers Annual (1967) #2	458	2	Comic
6935	Avengers Annual (1967) #20	458	20	Comic
17776	Avengers Annual (1967) #20	458	20	Comic
6936	Avengers Annual (1967) #21	458	21	Comic
6939	Avengers Annual (1967) #3	458	3	Comic
6940	Avengers Annual (1967) #4	458	4	Comic
6941	Avengers Annual (1967) #5	458	5	Comic
6942	Avengers Annual (1967) #6	458	6	Comic
6943	Avengers Annual (1967) #7	458	7	Comic
6944	Avengers Annual (1967) #8	458	8	Comic
6945	Avengers Annual (1967) #9	458	9	Comic
41358	AVENGERS ASSEMBLE (2012) #1	463	1	Comic
42397	AVENGERS ASSEMBLE (2012) #1 (Adams Variant)	463	1	Comic	Adams Variant
41880	AVENGERS ASSEMBLE (2012) #10	463	10	Comic
44697	AVENGERS ASSEMBLE (2012) #10 (Dell'otto Variant)	463	10	Comic	Dell'otto Variant
41882	AVENGERS ASSEMBLE (2012) #11	463	11	Comic
45874	AVENGERS ASSEMBLE (2012) #11 (Perger Variant)	463	11	Comic	Perger Variant
41886	AVENGERS ASSEMBLE (2012) #12	463	12	Comic
45875	AVENGERS ASSEMBLE (2012) #12 (Mckone Variant)	463	12	Comic	Mckone Variant
45876	AVENGERS ASSEMBLE (2012) #13	463	13	Comic
45880	Avengers Assemble (2012) #16	463	16	Comic
45882	Avengers Assemble (2012) #18	463	18	Comic
45883	Avengers Assemble (2012) #19	463	19	Comic
41357	AVENGERS ASSEMBLE (2012) #2	463	2	Comic
42531	AVENGERS ASSEMBLE (2012) #2 (Avengers Appreciation Variant)	463	2	Comic	Avengers Appreciation Variant
48560	Avengers Assemble (2012) #20	463	20	Comic
48562	Avengers Assemble (2012) #22	463	22	Comic
48563	Avengers Assemble (2012) #23	463	23	Comic
41354	AVENGERS ASSEMBLE (2012) #3	463	3	Comic		2013-02-15T13:50:15-0500	e/e0/4fabd17ca6e23	25726	32		5960607749-00311	MAR120548			onsaleDate=2012-05-09T00:00:00-0400 focDate=2012-04-25T00:00:00-0400 unlimitedDate=2013-03-25T00:00:00-0400 digitalPurchaseDate=2012-05-09T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=1.99	321 576	186g 226a		5146 5147
41356	AVENGERS ASSEMBLE (2012) #4	463	4	Comic
41355	AVENGERS ASSEMBLE (2012) #5	463	5	Comic
41883	AVENGERS ASSEMBLE (2012) #6	463	6	Comic
41881	AVENGERS ASSEMBLE (2012) #7	463	7	Comic
41885	AVENGERS ASSEMBLE (2012) #8	463	8	Comic
41884	AVENGERS ASSEMBLE (2012) #9	463	9	Comic
47244	AVENGERS ASSEMBLE (2012) #9 (2nd Printing Variant)	463	9	Comic	2nd Printing Variant
43638	AVENGERS ASSEMBLE (2012) #9 (Quesada Variant)	463	9	Comic	Quesada Variant
120196	Avengers Assemble (2024) #2	465	2	Comic		2024-09-10T15:48:19-0400	a/20/66a3eda9853e9	68899	32		759606210221000211				onsaleDate=2024-10-16T00:00:00-0400 focDate=2024-09-16T00:00:00-0400 unlimitedDate=2024-09-10T00:00:00-0400 digitalPurchaseDate=2024-09-24T00:00:00-0400	printPrice=3.99	64 140 305	500b 577h 839k 1088c 1101a 1142d 1299e 1466j		6910 6911
1311	Avengers Assemble (Hardcover)		0	Hardcover
105319	Avengers Assemble (Trade Paperback)	464	0	Trade Paperback
102439	Avengers Assemble Alpha (2022) #1	466	1	Comic
105357	Avengers Assemble Alpha (2022) #1 (Variant)	466	1	Comic	Variant
105358	Avengers Assemble Alpha (2022) #1 (Variant)	466	1	Comic	Variant
105359	Avengers Assemble Alpha (2022) #1 (Variant)	466	1	Comic	Variant
105360	Avengers Assemble Alpha (2022) #1 (Variant)	466	1	Comic	Variant
105361	Avengers Assemble Alpha (2022) #1 (Variant)	466	1	Comic	Variant
102440	AVENGERS ASSEMBLE OMEGA 1 (2023) #1	467	1	Comic
106930	AVENGERS ASSEMBLE OMEGA 1 (2023) #1 (Variant)	467	1	Comic	Variant
106931	AVENGERS ASSEMBLE OMEGA 1 (2023) #1 (Variant)	467	1	Comic	Variant
106932	AVENGERS ASSEMBLE OMEGA 1 (2023) #1 (Variant)	467	1	Comic	Variant
108154	AVENGERS ASSEMBLE OMEGA 1 (2023) #1 (Variant)	467	1	Comic	Variant
1795	Avengers Assemble Vol. 2 (Hardcover)		0	Hardcover
4461	Avengers Assemble Vol. 3 (Hardcover)		0	Hardcover
5844	Avengers Assemble Vol. 4 (Hardcover)		0	Hardcover
16626	Avengers Assemble Vol. 5 (Hardcover)		0	Hardcover
41019	Avengers Assemble Vol. 5 (Trade Paperback)		0	Trade Paperback
67807	Avengers Assemble: Time Will Tell (Trade Paperback)		0	Trade Paperback
39494	AVENGERS BY BRIAN MICHAEL BENDIS VOL. 3 (Trade Paperback)		0	Trade Paperback
64790	Avengers by Brian Michael Bendis: The Complete Collection Vol. 2 (Trade Paperback)		0	Trade Paperback
65429	Avengers by Brian Michael Bendis: The Complete Collection Vol. 3 (Trade Paperback)		0	Trade Paperback
91977	Avengers by Jason Aaron Vol. 1 (Trade Paperback)	480	0	Trade Paperback
89542	Avengers By Jason Aaron Vol. 10: The Death Hunters (Trade Paperback)	481	0	Trade Paperback
92202	Avengers By Jason Aaron Vol. 11: History's Mightiest Heroes (Trade Paperback)	482	0	Trade Paperback
67745	Avengers By Jason Aaron Vol. 1: The Final Host  (Trade Paperback)	483	0	Trade Paperback
67751	Avengers By Jason Aaron Vol. 2: World Tour (Trade Paperback)		0	Trade Paperback
84430	Avengers By Jason Aaron Vol. 7: The Age Of Khonshu (Trade Paperback)		0	Trade Paperback
15858	Avengers Classic (2007) #1	496	1	Comic
15967	Avengers Classic (2007) #2	496	2	Comic
5685	Avengers Disassembled (Hardcover)		0	Hardcover
1703	Avengers Disassembled (Trade Paperback)		0	Trade Paperback
1490	AVENGERS DISASSEMBLED: CAPTAIN AMERICA TPB (Trade Paperback)		0	Trade Paperback
1491	Avengers Disassembled: Iron Man (Trade Paperback)		0	Trade Paperback
23900	AVENGERS DISASSEMBLED: IRON MAN, THOR & CAPTAIN AMERICA HC (Hardcover)		0	Hardcover
1481	Avengers Disassembled: Thor (Trade Paperback)		0	Trade Paperback
73856	Avengers Epic Collection: Fear The Reaper (Trade Paperback)		0	Trade Paperback
82261	Avengers Epic Collection: Heavy Metal (Trade Paperback)		0	Trade Paperback
116175	AVENGERS EPIC COLLECTION: SEASONS OF THE WITCH (Trade Paperback)		0	Trade Paperback
77284	Avengers Epic Collection: The Gatherers Strike! (Trade Paperback)		0	Trade Paperback
21358	Avengers Fairy Tales (2008) #4	511	4	Comic
90	Avengers Finale (2004) #1	512	1	Comic
12403	Avengers Forever (1998) #11	513	11	Comic
12411	Avengers Forever (1998) #8	513	8	Comic
12412	Avengers Forever (1998) #9	513	9	Comic
95767	Avengers Forever (2021) #2	514	2	Comic
95768	Avengers Forever (2021) #3	514	3	Comic
6950	Avengers Icons: Vision (2002) #4	516	4	Comic
45889	Avengers Infinity (Trade Paperback)		0	Trade Paperback
1033	Avengers Legends Vol. I: Avengers Forever (Trade Paperback)		0	Trade Paperback
1034	Avengers Legends Vol. II: George Perez Book I (Trade Paperback)		0	Trade Paperback
5476	Avengers Next (2006) #2	522	2	Comic
5728	Avengers Next (2006) #3	522	3	Comic
5729	Avengers Next (2006) #4	522	4	Comic
5875	Avengers Next (2006) #5	522	5	Comic
75781	Avengers Start Here Sampler (2019) #1	531	1	Comic
83966	Avengers Strike File (1994) #1	532	1	Comic
110726	Avengers United Infinity Comic (2023) #10	533	10	Digital Vertical Comic
110727	Avengers United Infinity Comic (2023) #11	533	11	Digital Vertical Comic
112212	Avengers United Infinity Comic (2023) #46	533	46	Digital Vertical Comic
112213	Avengers United Infinity Comic (2023) #47	533	47	Digital Vertical Comic
112214	Avengers United Infinity Comic (2023) #48	533	48	Digital Vertical Comic
112215	Avengers United Infinity Comic (2023) #49	533	49	Digital Vertical Comic		2024-07-12T09:19:33-0400	9/50/66abe58e1d261	69063	6		75960620749704911				onsaleDate=2024-09-26T00:00:00-0400 focDate=2024-08-26T00:00:00-0400 unlimitedDate=2024-09-12T00:00:00-0400	printPrice=0		113a 1206b 1237d 1280c 1299e		6822 6823
110724	Avengers United Infinity Comic (2023) #8	533	8	Digital Vertical Comic
103380	Avengers Unlimited Infinity Comic (2022) #26	534	26	Digital Vertical Comic
106067	Avengers Unlimited Infinity Comic (2022) #55	534	55	Digital Vertical Comic
106068	Avengers Unlimited Infinity Comic (2022) #56	534	56	Digital Vertical Comic
106069	Avengers Unlimited Infinity Comic (2022) #57	534	57	Digital Vertical Comic
1098	Avengers Vol. 1: World Trust (Trade Paperback)		0	Trade Paperback
1170	Avengers Vol. 2: Red Zone (Trade Paperback)		0	Trade Paperback
1251	Avengers Vol. 3: The Search for She-Hulk (Trade Paperback)		0	Trade Paperback
1303	Avengers Vol. 4: Lionheart of Avalon (Trade Paperback)		0	Trade Paperback
1357	Avengers Vol. 5: Once an Invader (Trade Paperback)		0	Trade Paperback
1214	Avengers Vol. II: Red Zone (Trade Paperback)		0	Trade Paperback
41191	Avengers VS X-Men (2012) #2		2	Comic
41188	Avengers Vs. X-Men (2012) #1		1	Comic
41276	Avengers Vs. X-Men (2012) #10		10	Comic
41187	Avengers Vs. X-Men (2012) #3		3	Comic
41193	Avengers Vs. X-Men (2012) #4		4	Comic
41190	Avengers Vs. X-Men (2012) #5		5	Comic
41189	Avengers Vs. X-Men (2012) #6		6	Comic
41192	Avengers Vs. X-Men (2012) #7		7	Comic
41275	Avengers Vs. X-Men (2012) #8		8	Comic
41277	Avengers Vs. X-Men (2012) #9		9	Comic
45900	Avengers Vs. X-Men Companion (Trade Paperback)		0	Trade Paperback
43082	AVENGERS VS. X-MEN: X-MEN LEGACY (Trade Paperback)		0	Trade Paperback
17787	Avengers West Coast (1985) #100	552	100	Comic
17695	AVENGERS WEST COAST: DARKER THAN SCARLET TPB (Trade Paperback)		0	Trade Paperback
50597	Avengers World (2014) #14	556	14	Comic
51063	Avengers World (2014) #15	556	15	Comic
51444	Avengers World (2014) #16	556	16	Comic
51441	AVENGERS WORLD VOL. 4: BEFORE TIME RUNS OUT TPB (Trade Paperback)		0	Trade Paperback
24541	Avengers/Invaders (2008) #12 (EAGLESHAM VARIANT)	559	12	Comic	EAGLESHAM VARIANT
21394	Avengers/Invaders (2008) #2	559	2	Comic
22935	Avengers/Invaders (2008) #7	559	7	Comic
23132	Avengers/Invaders (2008) #8	559	8	Comic
47633	AVENGERS/IRON MAN: FIRST SIGN TPB (Trade Paperback)		0	Trade Paperback
66398	Avengers: Back to Basics (2018) #1	566	1	Comic
66469	Avengers: Back to Basics (2018) #2	566	2	Comic
66470	Avengers: Back to Basics (2018) #3	566	3	Comic
66471	Avengers: Back to Basics (2018) #4	566	4	Comic
66472	Avengers: Back to Basics (2018) #5	566	5	Comic
66473	Avengers: Back to Basics (2018) #6	566	6	Comic
37353	Avengers: Citizen Kang (Trade Paperback)		0	Trade Paperback
47985	Avengers: Falcon (Trade Paperback)	570	0	Trade Paperback		2014-02-28T17:17:40-0500	b/f0/5310feccd59b0	0	216	978-0-7851-8826-1		DEC130765	9780785 188261 52499		onsaleDate=2014-03-05T00:00:00-0500 focDate=2014-02-18T00:00:00-0500	printPrice=24.99		301i 334i 345i 445i 1305i 1470i 533a 580a 601a 921a 1105a 1046g		5410 5411
23057	AVENGERS: FIRST TO LAST PREMIERE HC (Trade Paperback)		0	Trade Paperback
23060	AVENGERS: FIRST TO LAST PREMIERE HC [DM ONLY] (Hardcover)		0	Hardcover
62854	AVENGERS: FOUR TPB (Trade Paperback)		0	Trade Paperback
5368	Avengers: Galactic Storm Vol. 2 (Trade Paperback)		0	Trade Paperback
3631	Avengers: Galactic Storm Vol.1 (Trade Paperback)		0	Trade Paperback
2025	Avengers: Kang Time and Time Again (Trade Paperback)		0	Trade Paperback
64791	Avengers: Standoff (Trade Paperback)		0	Trade Paperback
20679	Avengers: The Initiative (2007) #10	591	10	Comic
20877	Avengers: The Initiative (2007) #11	591	11	Comic
21366	Avengers: The Initiative (2007) #14	591	14	Comic
24571	Avengers: The Initiative (2007) #14 (SPOTLIGHT VARIANT)	591	14	Comic	SPOTLIGHT VARIANT
21546	Avengers: The Initiative (2007) #15	591	15	Comic
21741	Avengers: The Initiative (2007) #16	591	16	Comic
21975	Avengers: The Initiative (2007) #17	591	17	Comic
22299	Avengers: The Initiative (2007) #18	591	18	Comic
22300	Avengers: The Initiative (2007) #18 (ZOMBIE VARIANT)	591	18	Comic	ZOMBIE VARIANT
22506	Avengers: The Initiative (2007) #19	591	19	Comic
22912	Avengers: The Initiative (2007) #20	591	20	Comic
23112	Avengers: The Initiative (2007) #21	591	21	Comic
23608	Avengers: The Initiative (2007) #22	591	22	Comic
23968	Avengers: The Initiative (2007) #23	591	23	Comic
24167	Avengers: The Initiative (2007) #24	591	24	Comic
15869	Avengers: The Initiative (2007) #3	591	3	Comic
31560	Avengers: The Initiative (2007) #33 (DEADPOOL VARIANT)	591	33	Comic	DEADPOOL VARIANT
17293	Avengers: The Initiative Annual (2007) #1	593	1	Comic
23686	Avengers: The Initiative Vol. 3 - Secret Invasion Premiere (Hardcover)		0	Hardcover
24282	AVENGERS: THE INITIATIVE VOL. 3 - SECRET INVASION TPB (Trade Paperback)		0	Trade Paperback
24299	AVENGERS: THE INITIATIVE VOL. 3 - SECRET INVASION TPB [DM ONLY] (Trade Paperback)		0	Trade Paperback
1038	AVENGERS: THE KANG DYNASTY (Trade Paperback)		0	Trade Paperback
7354	Avengers: Ultron Imperative (2001) #1	602	1	Comic
62105	Avengers: Unleashed Vol. 1 - Kang War One (Trade Paperback)		0	Trade Paperback
62110	AVENGERS: UNLEASHED VOL. 2 - SECRET EMPIRE TPB (Trade Paperback)		0	Trade Paperback
39772	Avengers: X-Sanction (2011) #1	607	1	Comic
39770	Avengers: X-Sanction (2011) #3	607	3	Comic
42304	Avengers: X-Sanction (2011) #3 (Churchill Variant)	607	3	Comic	Churchill Variant
41955	Avenging Spider-Man Daily Bugle (2011) #1	609	1	Comic
50980	Axis: Carnage (2014) #1	612	1	Comic
51064	Axis: Carnage (2014) #2	612	2	Comic
50976	Axis: Hobgoblin (2014) #1	613	1	Comic
51055	Axis: Hobgoblin (2014) #2	613	2	Comic
51155	Axis: Hobgoblin (2014) #3	613	3	Comic
66013	Barnes & Noble Black Panther: Who Is the Black Panther? (Trade Paperback)		0	Trade Paperback
36945	Batroc (2010) #1	616	1	Comic
41351	Battle Scars (2011) #1	617	1	Comic
41350	Battle Scars (2011) #2	617	2	Comic
41349	Battle Scars (2011) #3	617	3	Comic
41348	Battle Scars (2011) #4	617	4	Comic
41346	Battle Scars (2011) #6	617	6	Comic
114897	Beastly Buddies Infinity Comic (2024) #2	618	2	Digital Vertical Comic		2024-10-15T15:27:25-0400	e/a0/66eb1bed6c0a0	69110	3		75960620903300211			=0	onsaleDate=2024-10-25T00:00:00-0400 focDate=2024-09-23T00:00:00-0400 unlimitedDate=2024-10-25T00:00:00-0400 digitalPurchaseDate=2024-10-25T00:00:00-0400	printPrice=0		254e 266b 541c 645a 1237d		6866 6867
63865	Ben Reilly: Scarlet Spider (2017) #5	619	5	Comic		2017-07-21T14:28:17-0400	9/e0/596d08b8a7e0f	0	32		75960608665800511	MAY170849			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	524 525	186j 375d 512a 529l 760b 847k 933e		6299 6300
94944	Ben Reilly: Spider-Man (2022) #1		1	Comic
99027	Ben Reilly: Spider-Man (2022) #1 (Variant)		1	Comic	Variant
99329	Ben Reilly: Spider-Man (2022) #1 (Variant)		1	Comic	Variant
94945	Ben Reilly: Spider-Man (2022) #2		2	Comic
95007	Ben Reilly: Spider-Man (Trade Paperback)		0	Trade Paperback
2005	Best of the Fantastic Four Vol. 1 (Hardcover)		0	Hardcover
1343	Best of Wolverine Vol. 1 (Hardcover)	623	0	Hardcover
4447	Beyond! (2006) #1	624	1	Comic
4765	Beyond! (2006) #2	624	2	Comic
5056	Beyond! (2006) #3	624	3	Comic
5208	Beyond! (2006) #4	624	4	Comic
5501	Beyond! (2006) #5	624	5	Comic
5635	Beyond! (2006) #6	624	6	Comic
6040	Beyond! (Hardcover)		0	Hardcover
17851	Bishop (1994) #1	626	1	Comic
17852	Bishop (1994) #2	626	2	Comic
17853	Bishop (1994) #3	626	3	Comic
17854	Bishop (1994) #4	626	4	Comic
20609	Bishop: The Last X-Man (1999) #1	627	1	Comic
20610	Bishop: The Last X-Man (1999) #10	627	10	Comic
20611	Bishop: The Last X-Man (1999) #11	627	11	Comic
20612	Bishop: The Last X-Man (1999) #12	627	12	Comic
20613	Bishop: The Last X-Man (1999) #13	627	13	Comic
20614	Bishop: The Last X-Man (1999) #14	627	14	Comic
20615	Bishop: The Last X-Man (1999) #15	627	15	Comic
20617	Bishop: The Last X-Man (1999) #2	627	2	Comic
20618	Bishop: The Last X-Man (1999) #3	627	3	Comic
20619	Bishop: The Last X-Man (1999) #4	627	4	Comic
20620	Bishop: The Last X-Man (1999) #5	627	5	Comic
20621	Bishop: The Last X-Man (1999) #6	627	6	Comic
20622	Bishop: The Last X-Man (1999) #7	627	7	Comic
20623	Bishop: The Last X-Man (1999) #8	627	8	Comic
20624	Bishop: The Last X-Man (1999) #9	627	9	Comic
63431	Black Bolt (2017) #1	628	1	Comic
66533	Black Bolt (2017) #11	628	11	Comic
63166	Black Bolt (2017) #2	628	2	Comic
63662	Black Bolt (2017) #3	628	3	Comic
64278	Black Bolt (2017) #4	628	4	Comic
64607	Black Bolt (2017) #5	628	5	Comic
64884	Black Bolt (2017) #6	628	6	Comic
65058	Black Bolt (2017) #7	628	7	Comic
65327	Black Bolt Vol. 1: Hard Time (Trade Paperback)		0	Trade Paperback
76152	Black Cat (2019) #2	632	2	Comic
17859	Black Panther (1976) #13	641	13	Comic
17860	Black Panther (1976) #14	641	14	Comic
17861	Black Panther (1976) #15	641	15	Comic
7359	Black Panther (1977) #13	642	13	Comic
7360	Black Panther (1977) #14	642	14	Comic
7361	Black Panther (1977) #15	642	15	Comic
12575	Black Panther (1998) #1	643	1	Comic
12586	Black Panther (1998) #2	643	2	Comic
12592	Black Panther (1998) #25	643	25	Comic
12597	Black Panther (1998) #3	643	3	Comic
12602	Black Panther (1998) #34	643	34	Comic
12603	Black Panther (1998) #35	643	35	Comic
12608	Black Panther (1998) #4	643	4	Comic
12613	Black Panther (1998) #44	643	44	Comic
3015	Black Panther (2005) #10	644	10	Comic
3356	Black Panther (2005) #12	644	12	Comic
4425	Black Panther (2005) #18	644	18	Comic
5243	Black Panther (2005) #21	644	21	Comic
5408	Black Panther (2005) #22	644	22	Comic
5667	Black Panther (2005) #23	644	23	Comic
5805	Black Panther (2005) #24	644	24	Comic
6047	Black Panther (2005) #25	644	25	Comic
21513	Black Panther (2005) #39	644	39	Comic
21716	Black Panther (2005) #40	644	40	Comic
21943	Black Panther (2005) #41	644	41	Comic
2323	Black Panther (2005) #7	644	7	Comic
23823	Black Panther (2008) #2		2	Comic
60932	Black Panther (2016) #16	646	16	Comic		2017-07-21T14:29:48-0400	c/c0/596d07f0bc7df	0	32		759606084211001611	MAY170881			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	101	1044c 1065e		6112 6113
57388	Black Panther (2016) #7	646	7	Comic
57389	Black Panther (2016) #8	646	8	Comic
77788	Black Panther (2018) #18	647	18	Comic
77794	Black Panther (2018) #24	647	24	Comic
90058	Black Panther (2018) #25	647	25	Comic
78766	Black Panther and the Agents of Wakanda (2019) #2 (Variant)	649	2	Comic	Variant
62721	Black Panther and the Crew (2017) #1	650	1	Comic
62815	Black Panther and the Crew (2017) #2	650	2	Comic
63114	Black Panther and the Crew (2017) #3	650	3	Comic
64207	Black Panther and the Crew (2017) #5	650	5	Comic
64277	Black Panther and the Crew (2017) #6	650	6	Comic
64885	Black Panther and the Crew: We Are the Streets (Trade Paperback)		0	Trade Paperback
60427	Black Panther by Christopher Priest: The Complete Collection Vol. 4 (Trade Paperback)		0	Trade Paperback
4454	Black Panther by Jack Kirby Vol. 2 (Trade Paperback)		0	Trade Paperback
65441	Black Panther by Reginald Hudlin: The Complete Collection Vol. 1 (Trade Paperback)		0	Trade Paperback
94629	Black Panther Legends (2021) #4	657	4	Comic
94661	Black Panther Legends (Trade Paperback)		0	Trade Paperback
1039	Black Panther Vol. I: The Client (Trade Paperback)		0	Trade Paperback
4140	BLACK PANTHER: BAD MUTHA (Trade Paperback)		0	Trade Paperback
114129	Black Panther: Blood Hunt (2024) #1	662	1	Comic
13513	Black Panther: Civil War (Trade Paperback)		0	Trade Paperback
98744	Black Panther: The Early Years Omnibus (Trade Paperback)		0	Trade Paperback
38619	Black Panther: The Man Without Fear (2010) #516 (CAPTAIN AMERICA 70TH ANNIVERSARY VARIANT)	667	516	Comic	CAPTAIN AMERICA 70TH ANNIVERSARY VARIANT
36785	Black Panther: The Man Without Fear (2010) #521	667	521	Comic
36787	Black Panther: The Man Without Fear (2010) #522	667	522	Comic
36786	Black Panther: The Man Without Fear (2010) #523	667	523	Comic
36783	Black Panther: The Most Dangerous Man Alive  (2010) #524	669	524	Comic
36788	Black Panther: The Most Dangerous Man Alive  (2010) #525	669	525	Comic
40285	Black Panther: The Most Dangerous Man Alive  (2010) #527	669	527	Comic
61411	Black Panther: World of Wakanda (2016) #6	671	6	Comic
63673	Black Panther: World of Wakanda (2016) #6 (Velluto Variant)	671	6	Comic	Velluto Variant
62116	Black Panther: World of Wakanda (Trade Paperback)		0	Trade Paperback
29754	Black Widow (2010) #7	675	7	Comic
51538	Black Widow (2014) #19	676	19	Comic
51539	Black Widow (2014) #20	676	20	Comic
91358	Black Widow (2020) #1 (Variant)	678	1	Comic	Variant
74892	Blade (1998) #1	684	1	Comic
74893	Blade (1998) #2	684	2	Comic
74894	Blade (1998) #3	684	3	Comic
5133	Blade (2006) #1	685	1	Comic
5288	Blade (2006) #2	685	2	Comic
5596	Blade (2006) #3	685	3	Comic
5849	Blade (2006) #5	685	5	Comic
106957	Blade (2023) #1	686	1	Comic
106960	Blade (2023) #2	686	2	Comic
106961	Blade (2023) #3	686	3	Comic
17870	Blink (2001) #1	699	1	Comic			2/60/4bb6e21104163	5330	36						onsaleDate=2001-03-10T00:00:00-0500 focDate= unlimitedDate=2008-09-17T00:00:00-0400 digitalPurchaseDate=2010-11-16T00:00:00-0500	printPrice=0 digitalPurchasePrice=1.99	110	38d 1325d 449c 648e 1162e 944a 1007b 1010h	1	3692 3693
17871	Blink (2001) #2	699	2	Comic			c/10/4bb6e20b7f63c	5331	36						onsaleDate=2001-03-20T00:00:00-0500 focDate= unlimitedDate=2008-09-17T00:00:00-0400 digitalPurchaseDate=2010-11-16T00:00:00-0500	printPrice=0 digitalPurchasePrice=1.99	110	38d 1325d 449c 648e 1162e 944a 1446a 1007b 1010h	1	3694 3695
17872	Blink (2001) #3	699	3	Comic			3/00/4bb6e20628316	5332	36						onsaleDate=2001-05-10T00:00:00-0400 focDate= unlimitedDate=2008-09-17T00:00:00-0400 digitalPurchaseDate=2010-11-16T00:00:00-0500	printPrice=0 digitalPurchasePrice=1.99	110	38d 1325d 449c 648e 1162e 944a 1446a 1010h	1	3696 3697
17873	Blink (2001) #4	699	4	Comic			c/50/4bb6e041eeb88	5333	36						onsaleDate=2001-06-10T00:00:00-0400 focDate= unlimitedDate=2008-09-17T00:00:00-0400 digitalPurchaseDate=2010-11-16T00:00:00-0500	printPrice=0 digitalPurchasePrice=1.99	110	38d 1325d 449c 648e 1162e 944a 1446a 1010h	1	3698 3699
114740	Blood Hunters (2024) #1		1	Comic
115095	Blood Hunters (2024) #1		1	Comic
114741	Blood Hunters (2024) #2		2	Comic
115096	Blood Hunters (2024) #2		2	Comic
114742	Blood Hunters (2024) #3		3	Comic
115097	Blood Hunters (2024) #3		3	Comic
39918	Brilliant (2011) #6	703	6	Comic		2014-05-12T11:12:42-0400	6/03/502912f2a8809	0	40		75960607683300611	MAR120631			onsaleDate=2014-09-10T00:00:00-0400 focDate=2014-08-18T00:00:00-0400	printPrice=3.95		1465e		5013 5014
43092	Brilliant (2011) #7	703	7	Comic		2014-04-16T11:31:29-0400	b/80/4fb2a4aa018c6	0	40		75960607683300711	JUN120706			onsaleDate=2014-06-25T00:00:00-0400 focDate=2014-06-11T00:00:00-0400	printPrice=3.95		1465e		5189 5190
48566	BUCKY BARNES: THE WINTER SOLDIER VOL. 1 - THE MAN ON THE WALL TPB (Trade Paperback)		0	Trade Paperback
791	Bullseye: Greatest Hits (2004) #1	706	1	Comic
895	Bullseye: Greatest Hits (2004) #2	706	2	Comic
47	Bullseye: Greatest Hits (2004) #3	706	3	Comic
1444	Bullseye: Greatest Hits (2004) #4	706	4	Comic
1536	Bullseye: Greatest Hits (2004) #5	706	5	Comic
1842	Bullseye: Greatest Hits (Trade Paperback)		0	Trade Paperback
430	Cable & Deadpool (2004) #1	708	1	Comic
1649	Cable & Deadpool (2004) #12	708	12	Comic
2213	Cable & Deadpool (2004) #17	708	17	Comic
479	Cable & Deadpool (2004) #2	708	2	Comic
644	Cable & Deadpool (2004) #3	708	3	Comic
4450	Cable & Deadpool (2004) #30	708	30	Comic
4803	Cable & Deadpool (2004) #31	708	31	Comic
706	Cable & Deadpool (2004) #4	708	4	Comic
21845	Cable & Deadpool (2004) #46 (Zombie Variant)	708	46	Comic	Zombie Variant
548	Cable & Deadpool (2004) #5	708	5	Comic
512	Cable & Deadpool (2004) #6	708	6	Comic
832	Cable & Deadpool (2004) #7	708	7	Comic
903	Cable & Deadpool (2004) #8	708	8	Comic
5761	Cable & Deadpool Vol. 2: The Burnt Offering (Trade Paperback)		0	Trade Paperback
7373	Cable (1993)	717	0	Comic
7374	Cable (1993) #1	717	1	Comic
7375	Cable (1993) #10	717	10	Comic
7384	Cable (1993) #11	717	11	Comic
7387	Cable (1993) #14	717	14	Comic
7388	Cable (1993) #15	717	15	Comic
7389	Cable (1993) #16	717	16	Comic
7393	Cable (1993) #2	717	2	Comic
7394	Cable (1993) #20	717	20	Comic
7395	Cable (1993) #21	717	21	Comic
7396	Cable (1993) #22	717	22	Comic
7397	Cable (1993) #23	717	23	Comic
7398	Cable (1993) #24	717	24	Comic
7399	Cable (1993) #25	717	25	Comic
7400	Cable (1993) #26	717	26	Comic
7401	Cable (1993) #27	717	27	Comic
7402	Cable (1993) #28	717	28	Comic
7403	Cable (1993) #29	717	29	Comic
7404	Cable (1993) #3	717	3	Comic
7405	Cable (1993) #30	717	30	Comic
7406	Cable (1993) #31	717	31	Comic
7407	Cable (1993) #32	717	32	Comic
7409	Cable (1993) #34	717	34	Comic
7410	Cable (1993) #35	717	35	Comic
7415	Cable (1993) #4	717	4	Comic
7426	Cable (1993) #5	717	5	Comic
7437	Cable (1993) #6	717	6	Comic
7448	Cable (1993) #7	717	7	Comic
7452	Cable (1993) #73	717	73	Comic
7454	Cable (1993) #75	717	75	Comic
7457	Cable (1993) #78	717	78	Comic
7459	Cable (1993) #8	717	8	Comic
7467	Cable (1993) #87	717	87	Comic
20897	Cable (2008) #1	718	1	Comic
20896	Cable (2008) #1 (Variant)	718	1	Comic	Variant
23971	Cable (2008) #13	718	13	Comic
23972	Cable (2008) #13 (OLIVETTI (MW, 50/50 COVER))	718	13	Comic	OLIVETTI (MW, 50/50 COVER)
24171	Cable (2008) #14	718	14	Comic
24172	Cable (2008) #14 (OLIVETTI MW, 50/50 COVER)	718	14	Comic	OLIVETTI MW, 50/50 COVER
24631	Cable (2008) #15	718	15	Comic
24632	Cable (2008) #15 (OLIVETTI (MW, 50/50 COVER))	718	15	Comic	OLIVETTI (MW, 50/50 COVER)
21030	Cable (2008) #2	718	2	Comic
21029	Cable (2008) #2 (DAVID FINCH VARIANT)	718	2	Comic	DAVID FINCH VARIANT
21246	Cable (2008) #3	718	3	Comic
21245	Cable (2008) #3 (JOHN ROMITA JR. VARIANT)	718	3	Comic	JOHN ROMITA JR. VARIANT
21388	Cable (2008) #4	718	4	Comic
21389	Cable (2008) #4 (DJURDJEVIC VARIANT)	718	4	Comic	DJURDJEVIC VARIANT
21563	Cable (2008) #5	718	5	Comic
21562	Cable (2008) #5 (SILVESTRI VARIANT)	718	5	Comic	SILVESTRI VARIANT
21758	Cable (2008) #6	718	6	Comic
60559	Cable (2017) #3	719	3	Comic		2017-07-21T14:32:25-0400	3/60/596d08e04e160	0	32		75960608579800311	MAY170913			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	132	78c 636b 847k 854j 1106h 1116e 1207a		6066 6067
45950	Cable and X-Force (2012) #8	720	8	Comic
20946	Cable Classic Vol. 1 (Trade Paperback)		0	Trade Paperback
71605	Cable/Deadpool Annual (2018) #1	727	1	Comic
95781	Cable: Reloaded (2021) #1	731	1	Comic		2021-08-23T12:14:35-0400	6/20/60e5e16d3a382	0	40		759606201991000111	JUN210571			onsaleDate=2021-08-25T00:00:00-0400 focDate=2021-08-02T00:00:00-0400	printPrice=4.99		385j 603a 1172b 1237d 1280k 1432e		6678 6679
941	CAGE HC (Hardcover)		0	Hardcover
59531	Cage! (2016) #3	733	3	Comic
942	Call, the Vol. 1: The Brotherhood & the Wagon (Trade Paperback)		0	Trade Paperback
943	Call, the Vol. 2: The Precinct (Trade Paperback)		0	Trade Paperback
16234	Cap Transport (2005) #14	736	14	Comic				0	0						onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=0	140 506 619	298e 913e 1257e 320a 374d 502c 595h		3430 3431 3432
16241	Cap Transport (2005) #20	736	20	Comic				0	0						onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=0	140 176 506 554	298e 913e 1170e 320a 502c 595h 682d		3433 3434
1464	Captain America & the Falcon (2004) #10	737	10	Comic
605	Captain America & the Falcon (2004) #5	737	5	Comic
573	Captain America & the Falcon (2004) #6	737	6	Comic
784	Captain America & the Falcon (2004) #7	737	7	Comic
66	Captain America & the Falcon (2004) #9	737	9	Comic
33864	Captain America & the Korvac Saga (2010) #1	740	1	Comic
51558	Captain America & the Mighty Avengers (2014) #8	741	8	Comic
51559	Captain America & the Mighty Avengers (2014) #9	741	9	Comic
7481	Captain America (1968) #100	742	100	Comic
7485	Captain America (1968) #104	742	104	Comic
7486	Captain America (1968) #105	742	105	Comic
7513	Captain America (1968) #132	742	132	Comic
7514	Captain America (1968) #133	742	133	Comic
7529	Captain America (1968) #148	742	148	Comic
7540	Captain America (1968) #159	742	159	Comic
7542	Captain America (1968) #161	742	161	Comic
7564	Captain America (1968) #183	742	183	Comic
7566	Captain America (1968) #185	742	185	Comic
7608	Captain America (1968) #227	742	227	Comic
7627	Captain America (1968) #246	742	246	Comic
7639	Captain America (1968) #258	742	258	Comic
7673	Captain America (1968) #292	742	292	Comic
7720	Captain America (1968) #339	742	339	Comic
7721	Captain America (1968) #340	742	340	Comic
7722	Captain America (1968) #341	742	341	Comic
7746	Captain America (1968) #365	742	365	Comic
7747	Captain America (1968) #366	742	366	Comic
7748	Captain America (1968) #367	742	367	Comic
7749	Captain America (1968) #368	742	368	Comic
7750	Captain America (1968) #369	742	369	Comic
7751	Captain America (1968) #370	742	370	Comic
7752	Captain America (1968) #371	742	371	Comic
7753	Captain America (1968) #372	742	372	Comic
7754	Captain America (1968) #373	742	373	Comic
7755	Captain America (1968) #374	742	374	Comic
7756	Captain America (1968) #375	742	375	Comic
7757	Captain America (1968) #376	742	376	Comic
7758	Captain America (1968) #377	742	377	Comic
7759	Captain America (1968) #378	742	378	Comic
7760	Captain America (1968) #379	742	379	Comic
7761	Captain America (1968) #380	742	380	Comic
7762	Captain America (1968) #381	742	381	Comic
7763	Captain America (1968) #382	742	382	Comic
7789	Captain America (1968) #408	742	408	Comic
7837	Captain America (1996) #10	743	10	Comic
7838	Captain America (1996) #11	743	11	Comic
7839	Captain America (1996) #12	743	12	Comic
7846	Captain America (1996) #7	743	7	Comic
7847	Captain America (1996) #8	743	8	Comic
7848	Captain America (1996) #9	743	9	Comic
12783	Captain America (1998) #24	744	24	Comic
12787	Captain America (1998) #28	744	28	Comic
12796	Captain America (1998) #36	744	36	Comic
12802	Captain America (1998) #41	744	41	Comic
12808	Captain America (1998) #47	744	47	Comic
12828	Captain America (2002) #2	745	2	Comic
280	Captain America (2002) #20	745	20	Comic
305	Captain America (2002) #21	745	21	Comic
347	Captain America (2002) #22	745	22	Comic
373	Captain America (2002) #23	745	23	Comic
595	Captain America (2002) #29	745	29	Comic
514	Captain America (2002) #30	745	30	Comic
801	Captain America (2002) #31	745	31	Comic
893	Captain America (2002) #32	745	32	Comic
12845	Captain America (2002) #6	745	6	Comic
12847	Captain America (2002) #8	745	8	Comic
12848	Captain America (2002) #9	745	9	Comic
2420	Captain America (2004) #10	746	10	Comic
24660	Captain America (2004) #600	746	600	Comic
33346	Captain America (2004) #606 (HEROIC AGE VARIANT)	746	606	Comic	HEROIC AGE VARIANT
35769	Captain America (2004) #619	746	619	Comic
38380	Captain America (2011) #6	747	6	Comic
38391	Captain America (2011) #7	747	7	Comic
47551	Captain America (2012) #8 (Maleev Wolverine Costume Variant)	748	8	Comic	Maleev Wolverine Costume Variant
98662	Captain America (2018)	750	0	Comic
77232	Captain America (2018) #16	750	16	Comic
77235	Captain America (2018) #19	750	19	Comic
77238	Captain America (2018) #22	750	22	Comic
110358	Captain America (2023) #1		1	Comic
110367	Captain America (2023) #10	751	10	Comic		2024-04-30T10:26:35-0400	9/80/66634e1b2f4ee	67004	32		75960620740401011				onsaleDate=2024-06-19T00:00:00-0400 focDate=2024-05-20T00:00:00-0400 unlimitedDate=2024-06-19T00:00:00-0400 digitalPurchaseDate=2024-06-19T00:00:00-0400	printPrice=4.99	140	374d 430j 777c 1239k 1299e 1343a		6798 6799
110368	Captain America (2023) #11	751	11	Comic		2024-07-08T11:03:23-0400	6/90/66a7f57aa1906	67833	32		75960620740401111				onsaleDate=2024-07-24T00:00:00-0400 focDate=2024-06-24T00:00:00-0400 unlimitedDate=2024-07-14T00:00:00-0400 digitalPurchaseDate=2024-07-24T00:00:00-0400	printPrice=4.99	140 197 620	374d 430n 777c 1239j 1299e 1343a		6800 6801
110369	Captain America (2023) #12	751	12	Comic		2024-06-28T11:06:17-0400	9/30/66bb71238d6ab	67968	32		75960620740401211				onsaleDate=2024-08-28T00:00:00-0400 focDate=2024-07-29T00:00:00-0400 unlimitedDate=2024-08-15T00:00:00-0400 digitalPurchaseDate=2024-08-15T00:00:00-0400	printPrice=4.99	140	374d 430j 777c 1239k 1299e 1343a		6802 6803
116133	Captain America (2023) #13	751	13	Comic		2024-07-31T16:47:28-0400	6/e0/66d0822e994db	68481	32		75960620740401311				onsaleDate=2024-09-11T00:00:00-0400 focDate=2024-08-12T00:00:00-0400 unlimitedDate=2024-08-29T00:00:00-0400 digitalPurchaseDate=2024-08-29T00:00:00-0400	printPrice=4.99	140	374d 430j 725k 972b 1299e 1343a		6880 6881
116134	Captain America (2023) #14	751	14	Comic		2024-09-10T16:31:48-0400	2/70/66a3edabe9d4d	68901	32		75960620740401411				onsaleDate=2024-10-30T00:00:00-0400 focDate=2024-09-30T00:00:00-0400 unlimitedDate=2024-09-10T00:00:00-0400 digitalPurchaseDate=2024-09-10T00:00:00-0400	printPrice=4.99	140 551 581	374d 430j 725c 972b 1299e 1343a		6882 6883
110360	Captain America (2023) #3		3	Comic
110362	Captain America (2023) #5		5	Comic
114140	Captain America (2023) #5 (Variant)		5	Comic	Variant
110363	Captain America (2023) #6	751	6	Comic		2024-01-18T10:58:36-0500	9/70/65b7d7b5d14f1	64779	32		75960620740400611				onsaleDate=2024-02-07T00:00:00-0500 focDate=2023-12-18T00:00:00-0500 unlimitedDate=2024-01-25T00:00:00-0500 digitalPurchaseDate=2024-01-25T00:00:00-0500	printPrice=4.99	140 216 430 534	282b 1029b 374d 430j 725c 1239k 1299e 1343a		6790 6791
110364	Captain America (2023) #7	751	7	Comic		2024-01-18T12:50:21-0500	a/30/65e885c3ce7c5	65664	32		75960620740400711				onsaleDate=2024-03-06T00:00:00-0500 focDate=2024-02-05T00:00:00-0500 unlimitedDate=2024-02-22T00:00:00-0500 digitalPurchaseDate=2024-02-22T00:00:00-0500	printPrice=4.99	140	374d 430j 725c 972b 1239k 1299e 1343a		6792 6793
108258	Captain America (2023) #750		750	Comic
110365	Captain America (2023) #8	751	8	Comic		2024-02-28T11:57:22-0500	5/b0/6601d3472bcd0	66114	32		75960620740400811				onsaleDate=2024-04-03T00:00:00-0400 focDate=2024-03-04T00:00:00-0500 unlimitedDate=2024-03-20T00:00:00-0400 digitalPurchaseDate=2024-03-20T00:00:00-0400	printPrice=4.99	140	374d 430j 725c 972b 1239k 1299e 1343a		6794 6795
110366	Captain America (2023) #9	751	9	Comic		2024-03-20T10:35:38-0400	3/70/663006655fd2e	66597	32		75960620740400911				onsaleDate=2024-05-08T00:00:00-0400 focDate=2024-04-08T00:00:00-0400 unlimitedDate=2024-04-24T00:00:00-0400 digitalPurchaseDate=2024-04-24T00:00:00-0400	printPrice=4.99	140	374d 777c 1239j 1299e 1343a		6796 6797
5660	Captain America and the Falcon: Nomad (Trade Paperback)		0	Trade Paperback
17886	Captain America Annual (1971) #9	756	9	Comic
65466	Captain America by Mark Waid, Ron Garney & Andy Kubert (Hardcover)		0	Hardcover
110401	CAPTAIN AMERICA EPIC COLLECTION: THE MAN WHO SOLD THE UNITED STATES TPB (Trade Paperback)		0	Trade Paperback
104770	Captain America Epic Collection: The Secret Empire (Trade Paperback)		0	Trade Paperback
108588	Captain America Finale (2023) #1	762	1	Comic
95660	CAPTAIN AMERICA LIVES! OMNIBUS HC ALEX ROSS COVER [NEW PRINTING] (Trade Paperback)		0	Trade Paperback
51563	Captain America Special (2015) #1	765	1	Comic
1138	Captain America Vol. 2: The Extremists (Trade Paperback)		0	Trade Paperback
1194	Captain America Vol. I: The New Deal (Trade Paperback)		0	Trade Paperback
37570	Captain America: Allies & Enemies (Trade Paperback)		0	Trade Paperback
1334	CAPTAIN AMERICA: HOMELAND (Trade Paperback)		0	Trade Paperback
30352	Captain America: Patriot (2010) #1	773	1	Comic
30353	Captain America: Patriot (2010) #2	773	2	Comic
30354	Captain America: Patriot (2010) #3	773	3	Comic
30355	Captain America: Patriot (2010) #4	773	4	Comic
34980	Captain America: Rebirth (2010) #1	774	1	Comic
26195	Captain America: Reborn (2009) #1	775	1	Comic
28486	Captain America: Reborn (2009) #2 (TIM SALE VARIANT)	775	2	Comic	TIM SALE VARIANT
944	Captain America: Red, White & Blue (Hardcover)		0	Hardcover
56549	Captain America: Sam Wilson (2015) #1	778	1	Comic
56553	Captain America: Sam Wilson (2015) #1 (Acuna Variant)	778	1	Comic	Acuna Variant
56550	Captain America: Sam Wilson (2015) #1 (Asrar Hip-&#8203;Hop Variant)	778	1	Comic	Asrar Hip-&#8203;Hop Variant
56552	Captain America: Sam Wilson (2015) #1 (Cassaday Variant)	778	1	Comic	Cassaday Variant
56551	Captain America: Sam Wilson (2015) #1 (Cosplay Variant)	778	1	Comic	Cosplay Variant
56564	Captain America: Sam Wilson (2015) #10	778	10	Comic
56554	Captain America: Sam Wilson (2015) #2	778	2	Comic
60943	Captain America: Sam Wilson (2015) #22	778	22	Comic
60944	Captain America: Sam Wilson (2015) #23	778	23	Comic
60945	Captain America: Sam Wilson (2015) #24	778	24	Comic		2017-07-21T14:34:25-0400	a/00/596d087adf7e1	0	32		75960608347302411	MAY170776			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	49 142 313 340 431 496	232h 298e 375d 1156b 1319a 1378l	52	6114 6115
56557	Captain America: Sam Wilson (2015) #3	778	3	Comic
56558	Captain America: Sam Wilson (2015) #4	778	4	Comic
59108	Captain America: Sam Wilson (2015) #4 (Renaud 2nd Printing Variant)	778	4	Comic	Renaud 2nd Printing Variant
56559	Captain America: Sam Wilson (2015) #5	778	5	Comic
56560	Captain America: Sam Wilson (2015) #6	778	6	Comic
56561	Captain America: Sam Wilson (2015) #7	778	7	Comic
58660	Captain America: Sam Wilson (2015) #7 (Alex Ross Classic Variant)	778	7	Comic	Alex Ross Classic Variant
58661	Captain America: Sam Wilson (2015) #7 (Cassaday Variant)	778	7	Comic	Cassaday Variant
58664	Captain America: Sam Wilson (2015) #7 (Chang Wop Variant)	778	7	Comic	Chang Wop Variant
58663	Captain America: Sam Wilson (2015) #7 (Sprouse Cap of All Eras Variant)	778	7	Comic	Sprouse Cap of All Eras Variant
58662	Captain America: Sam Wilson (2015) #7 (Steranko Variant)	778	7	Comic	Steranko Variant
56562	Captain America: Sam Wilson (2015) #8	778	8	Comic
56563	Captain America: Sam Wilson (2015) #9	778	9	Comic
103578	Captain America: Sentinel of Liberty (2022) #4 (Variant)	784	4	Comic	Variant
57864	Captain America: Steve Rogers (2016) #1	785	1	Comic
61201	Captain America: Steve Rogers (2016) #1 (Saiz 2nd Printing Variant)	785	1	Comic	Saiz 2nd Printing Variant
61207	Captain America: Steve Rogers (2016) #1 (Steranko Spotlight 2nd Printing Variant)	785	1	Comic	Steranko Spotlight 2nd Printing Variant
61208	Captain America: Steve Rogers (2016) #1 (Veregge Hip-&#8203;Hop Remix 2nd Printing Variant)	785	1	Comic	Veregge Hip-&#8203;Hop Remix 2nd Printing Variant
60953	Captain America: Steve Rogers (2016) #16	785	16	Comic
60954	Captain America: Steve Rogers (2016) #17	785	17	Comic
60955	Captain America: Steve Rogers (2016) #18	785	18	Comic
60956	Captain America: Steve Rogers (2016) #19	785	19	Comic		2017-07-21T14:45:24-0400	4/60/596d089aa7748	0	32		75960608457901911	MAY170777			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	140 534	298e 375d 1239l 1319a	52	6116 6117
57866	Captain America: Steve Rogers (2016) #2	785	2	Comic
59204	Captain America: Steve Rogers (2016) #2 (Bagley Variant)	785	2	Comic	Bagley Variant
64178	Captain America: Steve Rogers (2016) #25	785	25	Comic
57868	Captain America: Steve Rogers (2016) #3	785	3	Comic
59533	Captain America: Steve Rogers (2016) #3 (Hans Mighty Men Variant)	785	3	Comic	Hans Mighty Men Variant
59205	Captain America: Steve Rogers (2016) #3 (Kuder Variant)	785	3	Comic	Kuder Variant
59914	Captain America: Steve Rogers (2016) #3 (Madureira Captain America 75th Anniversary Variant)	785	3	Comic	Madureira Captain America 75th Anniversary Variant
60057	Captain America: Steve Rogers (2016) #3 (Wada Death of X Variant)	785	3	Comic	Wada Death of X Variant
57869	Captain America: Steve Rogers (2016) #4	785	4	Comic
57870	Captain America: Steve Rogers (2016) #5	785	5	Comic
60203	Captain America: Steve Rogers (2016) #5 (Chen Marvel Tsum Tsum Takeover Variant)	785	5	Comic	Chen Marvel Tsum Tsum Takeover Variant
57871	Captain America: Steve Rogers (2016) #6	785	6	Comic
61209	Captain America: Steve Rogers (2016) #6 (Hildebrandt Prostate Awareness Variant)	785	6	Comic	Hildebrandt Prostate Awareness Variant
61181	Captain America: Steve Rogers (2016) #6 (Parel Defenders Variant)	785	6	Comic	Parel Defenders Variant
57872	Captain America: Steve Rogers (2016) #7	785	7	Comic
57873	Captain America: Steve Rogers (2016) #8	785	8	Comic
21599	Captain America: White (2008)	789	0	Comic
23692	CAPTAIN BRITAIN AND MI13 VOL. 1: SECRET INVASION TPB (Trade Paperback)		0	Trade Paperback
23695	CAPTAIN BRITAIN AND MI13 VOL. 1: SECRET INVASION TPB [DM ONLY] (Trade Paperback)		0	Trade Paperback
21267	Captain Britain and MI: 13 (2008) #1	792	1	Comic
21411	Captain Britain and MI: 13 (2008) #2	792	2	Comic
21584	Captain Britain and MI: 13 (2008) #3	792	3	Comic
21781	Captain Britain and MI: 13 (2008) #4	792	4	Comic
945	Captain Britain Vol. I (Trade Paperback)		0	Trade Paperback
51574	Captain Marvel & The Carol Corps (2015) #2	794	2	Comic
51575	Captain Marvel & The Carol Corps (2015) #3	794	3	Comic
17167	Captain Marvel (1968) #1	795	1	Comic
7999	Captain Marvel (1968) #10	795	10	Comic
8000	Captain Marvel (1968) #11	795	11	Comic
8001	Captain Marvel (1968) #12	795	12	Comic
8002	Captain Marvel (1968) #13	795	13	Comic
8003	Captain Marvel (1968) #14	795	14	Comic
8004	Captain Marvel (1968) #15	795	15	Comic
8005	Captain Marvel (1968) #16	795	16	Comic
8006	Captain Marvel (1968) #17	795	17	Comic
8007	Captain Marvel (1968) #18	795	18	Comic
8008	Captain Marvel (1968) #19	795	19	Comic
17168	Captain Marvel (1968) #2	795	2	Comic
8009	Captain Marvel (1968) #20	795	20	Comic
8010	Captain Marvel (1968) #21	795	21	Comic
8017	Captain Marvel (1968) #28	795	28	Comic
8018	Captain Marvel (1968) #29	795	29	Comic
17169	Captain Marvel (1968) #3	795	3	Comic
17170	Captain Marvel (1968) #4	795	4	Comic
17171	Captain Marvel (1968) #5	795	5	Comic
17172	Captain Marvel (1968) #6	795	6	Comic
8049	Captain Marvel (1968) #60	795	60	Comic
8052	Captain Marvel (1968) #7	795	7	Comic
8053	Captain Marvel (1968) #8	795	8	Comic
8054	Captain Marvel (1968) #9	795	9	Comic
20541	Captain Marvel (2000) #12	796	12	Comic
20549	Captain Marvel (2000) #2	796	2	Comic
20556	Captain Marvel (2000) #3	796	3	Comic
46859	Captain Marvel (2012) #15	797	15	Comic
46860	Captain Marvel (2012) #16	797	16	Comic
42675	Captain Marvel (2012) #4	797	4	Comic
49018	Captain Marvel (2014) #1	798	1	Comic
56583	Captain Marvel (2016) #1	799	1	Comic
56593	Captain Marvel (2016) #10	799	10	Comic
56585	Captain Marvel (2016) #2	799	2	Comic
58346	Captain Marvel (2016) #2 (Jimenez Variant)	799	2	Comic	Jimenez Variant
58199	Captain Marvel (2016) #2 (Michael Cho Variant)	799	2	Comic	Michael Cho Variant
56586	Captain Marvel (2016) #3	799	3	Comic
58665	Captain Marvel (2016) #3 (Lupacchino Wop Variant)	799	3	Comic	Lupacchino Wop Variant
59070	Captain Marvel (2016) #3 (Mckelvie Variant)	799	3	Comic	Mckelvie Variant
56587	Captain Marvel (2016) #4	799	4	Comic
56588	Captain Marvel (2016) #5	799	5	Comic
56589	Captain Marvel (2016) #6	799	6	Comic
59781	Captain Marvel (2016) #6 (Ferry Cw Reenactment Variant)	799	6	Comic	Ferry Cw Reenactment Variant
56590	Captain Marvel (2016) #7	799	7	Comic
56591	Captain Marvel (2016) #8	799	8	Comic
56592	Captain Marvel (2016) #9	799	9	Comic
61182	Captain Marvel (2016) #9 (Samnee Defenders Variant)	799	9	Comic	Samnee Defenders Variant
61210	Captain Marvel (2016) #9 (Sook Prostate Awareness Variant)	799	9	Comic	Sook Prostate Awareness Variant
73999	Captain Marvel (2019) #1	800	1	Comic
112118	Captain Marvel (2023) #1	801	1	Comic
112466	Captain Marvel (2023) #1 (Variant)	801	1	Comic	Variant
112467	Captain Marvel (2023) #1 (Variant)	801	1	Comic	Variant
112468	Captain Marvel (2023) #1 (Variant)	801	1	Comic	Variant
112469	Captain Marvel (2023) #1 (Variant)	801	1	Comic	Variant
112470	Captain Marvel (2023) #1 (Variant)	801	1	Comic	Variant
112575	Captain Marvel (2023) #1 (Variant)	801	1	Comic	Variant
112658	Captain Marvel (2023) #1 (Variant)	801	1	Comic	Variant
113156	Captain Marvel (2023) #1 (Variant)	801	1	Comic	Variant
113619	Captain Marvel (2023) #1 (Variant)	801	1	Comic	Variant
112119	Captain Marvel (2023) #2	801	2	Comic
112659	Captain Marvel (2023) #2 (Variant)	801	2	Comic	Variant
113124	Captain Marvel (2023) #2 (Variant)	801	2	Comic	Variant
113125	Captain Marvel (2023) #2 (Variant)	801	2	Comic	Variant
113157	Captain Marvel (2023) #2 (Variant)	801	2	Comic	Variant
113620	Captain Marvel (2023) #2 (Variant)	801	2	Comic	Variant
114675	Captain Marvel (2023) #2 (Variant)	801	2	Comic	Variant
110519	CAPTAIN MARVEL BY MARGARET STOHL TPB (Trade Paperback)		0	Trade Paperback
1115	Captain Marvel Vol. 1: Nothing to Lose (Trade Paperback)		0	Trade Paperback
1045	Captain Marvel Vol. I (Trade Paperback)		0	Trade Paperback
89973	Captain Marvel vs. Rogue (Trade Paperback)		0	Trade Paperback
21635	Captain Marvel: Secret Invasion Premiere (Hardcover)		0	Hardcover
3380	Captain Universe: Universal Heroes (Trade Paperback)		0	Trade Paperback
105616	Carnage (2022) #11	814	11	Comic
106716	Carnage (2022) #11 (Variant)	814	11	Comic	Variant
107003	Carnage (2022) #11 (Variant)	814	11	Comic	Variant
110194	Carnage (2022) #11 (Variant)	814	11	Comic	Variant
98291	Carnage (2022) #3	814	3	Comic
101370	Carnage (2022) #3 (Variant)	814	3	Comic	Variant
101371	Carnage (2022) #3 (Variant)	814	3	Comic	Variant
98294	Carnage (2022) #6	814	6	Comic
103804	Carnage (2022) #6 (Variant)	814	6	Comic	Variant
98295	Carnage (2022) #7	814	7	Comic
103581	Carnage (2022) #7 (Variant)	814	7	Comic	Variant
105698	Carnage (2022) #7 (Variant)	814	7	Comic	Variant
98296	Carnage (2022) #8	814	8	Comic
105295	Carnage (2022) #8 (Variant)	814	8	Comic	Variant
109013	Carnage Reigns (Trade Paperback)		0	Trade Paperback
98384	Carnage Vol. 1: In The Court Of Crimson (Trade Paperback)		0	Trade Paperback
48406	Cataclysm: Ultimate Spider-Man (2013) #1	821	1	Comic
48407	Cataclysm: Ultimate Spider-Man (2013) #2	821	2	Comic
48408	Cataclysm: Ultimate Spider-Man (2013) #3	821	3	Comic
8056	Champions (1975) #10	822	10	Comic
8060	Champions (1975) #14	822	14	Comic
8061	Champions (1975) #15	822	15	Comic
8063	Champions (1975) #17	822	17	Comic
61442	Champions (2016) #1	823	1	Comic
61829	Champions (2016) #1 (Art Adams Captain America 75th Anniversary Variant)	823	1	Comic	Art Adams Captain America 75th Anniversary Variant
61856	Champions (2016) #1 (Blank Cover Variant)	823	1	Comic	Blank Cover Variant
61869	Champions (2016) #1 (Brooks Champions Variant)	823	1	Comic	Brooks Champions Variant
61850	Champions (2016) #1 (Christopher Classic Action Figure Variant)	823	1	Comic	Christopher Classic Action Figure Variant
61849	Champions (2016) #1 (Christopher Now! Action Figure Variant)	823	1	Comic	Christopher Now! Action Figure Variant
61854	Champions (2016) #1 (Fosgitt Party Sketch Variant)	823	1	Comic	Fosgitt Party Sketch Variant
61853	Champions (2016) #1 (Fosgitt Party Variant)	823	1	Comic	Fosgitt Party Variant
61830	Champions (2016) #1 (Rahzzah Hip-Hop Variant)	823	1	Comic	Rahzzah Hip-Hop Variant
61855	Champions (2016) #1 (Ramos Premiere Variant)	823	1	Comic	Ramos Premiere Variant
61852	Champions (2016) #1 (Ross Variant)	823	1	Comic	Ross Variant
61851	Champions (2016) #1 (Young Variant)	823	1	Comic	Young Variant
62604	Champions (2016) #1.1	823	1.1	Comic
61451	Champions (2016) #10	823	10	Comic
61452	Champions (2016) #11	823	11	Comic		2017-07-28T16:50:50-0400	3/60/596d116d325a6	45425	32		75960608607801111	JUN170899			onsaleDate=2017-08-02T00:00:00-0400 focDate=2017-07-10T00:00:00-0400 unlimitedDate=2018-02-05T00:00:00-0500 digitalPurchaseDate=2017-08-02T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	35 349 550	298e 475d 527k 1093b 1179j 1411a	52	6180 6181
61453	Champions (2016) #12	823	12	Comic		2017-08-25T12:44:52-0400	c/80/599afcad134c6	45695	32		75960608607801211	JUL171030			onsaleDate=2017-09-06T00:00:00-0400 focDate=2017-08-14T00:00:00-0400 unlimitedDate=2018-03-12T00:00:00-0400 digitalPurchaseDate=2017-09-06T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	35 446 466 550	298e 475d 527k 1093b 1179j 1411a	52	6182 6183
61454	Champions (2016) #13	823	13	Comic
61443	Champions (2016) #2	823	2	Comic
61858	Champions (2016) #2 (Christopher Classic Action Figure Variant)	823	2	Comic	Christopher Classic Action Figure Variant
61857	Champions (2016) #2 (Christopher Now! Action Figure Variant)	823	2	Comic	Christopher Now! Action Figure Variant
61444	Champions (2016) #3	823	3	Comic
61860	Champions (2016) #3 (Christopher Classic Action Figure Variant)	823	3	Comic	Christopher Classic Action Figure Variant
61859	Champions (2016) #3 (Christopher Now! Action Figure Variant)	823	3	Comic	Christopher Now! Action Figure Variant
61445	Champions (2016) #4	823	4	Comic
61446	Champions (2016) #5	823	5	Comic
61447	Champions (2016) #6	823	6	Comic
61448	Champions (2016) #7	823	7	Comic
61449	Champions (2016) #8	823	8	Comic
61450	Champions (2016) #9	823	9	Comic
73813	Champions (2019) #10	824	10	Comic
73805	Champions (2019) #2	824	2	Comic
73806	Champions (2019) #3	824	3	Comic
73807	Champions (2019) #4	824	4	Comic
73812	Champions (2019) #9	824	9	Comic
4297	Champions Classic Vol. 1 (Trade Paperback)		0	Trade Paperback
5785	Champions Classic Vol. 2 (Trade Paperback)		0	Trade Paperback
34517	Chaos War (2010) #1		1	Comic
36280	Chaos War (2010) #2		2	Comic
34535	Chaos War (2010) #3		3	Comic
34523	Chaos War (2010) #4		4	Comic
36278	Chaos War (2010) #5		5	Comic
36576	Chaos War (Trade Paperback)		0	Trade Paperback
37067	Chaos War: Alpha Flight (2010) #1	832	1	Comic
37066	Chaos War: Ares (2010) #1	833	1	Comic
37633	Chaos War: Avengers (Trade Paperback)		0	Trade Paperback
37068	Chaos War: Chaos King (2010) #1	835	1	Comic
37064	Chaos War: Dead Avengers (2010) #1	836	1	Comic
37085	Chaos War: Dead Avengers (2010) #2	836	2	Comic
37084	Chaos War: Dead Avengers (2010) #3	836	3	Comic
37065	Chaos War: God Squad (2010) #1	837	1	Comic
37062	Chaos War: Thor (2010) #1	838	1	Comic
37060	Chaos War: Thor (2010) #2	838	2	Comic
37881	Chaos War: X-Men (2010) #1	839	1	Comic
37882	Chaos War: X-Men (2010) #2	839	2	Comic
4216	Civil War (2006) #1	840	1	Comic		2019-09-20T17:18:54-0400	e/f0/511307b2f1200	5486	0		75960605921800111	MAR062081			onsaleDate=2006-05-03T00:00:00-0400 focDate= unlimitedDate=2006-05-03T00:00:00-0400 digitalPurchaseDate=2006-05-03T00:00:00-0400	printPrice=0 digitalPurchasePrice=1.99	130 140 145 168 190 249 301 306 323 338 340 443 473 488 551 581 587 606 610 614	587d 778c 1025h 1045a 1403b	15	1379 1380
4514	Civil War (2006) #1 (sketch variant)		1	Comic	sketch variant
4217	Civil War (2006) #1 (Turner Variant)		1	Comic	Turner Variant
16014	Civil War Chronicles (2007)	843	0	Comic
21026	Civil War Chronicles (2007) #10	843	10	Comic
21240	Civil War Chronicles (2007) #11	843	11	Comic
16608	Civil War Chronicles (2007) #3	843	3	Comic
16609	Civil War Chronicles (2007) #4	843	4	Comic
17657	Civil War Chronicles (2007) #7	843	7	Comic
59610	Civil War II: Choosing Sides (2016) #5		5	Comic
59698	Civil War II: Choosing Sides (Trade Paperback)		0	Trade Paperback
15799	Civil War: Choosing Sides (2006)	852	0	Comic
6139	Civil War: Fantastic Four (Trade Paperback)		0	Trade Paperback
6480	Civil War: Fantastic Four (Trade Paperback)		0	Trade Paperback
56646	CIVIL WAR: FANTASTIC FOUR TPB [NEW PRINTING] (Trade Paperback)		0	Trade Paperback
4339	Civil War: Front Line (2006) #1	856	1	Comic
4340	Civil War: Front Line (2006) #2	856	2	Comic
4496	Civil War: Front Line (2006) #3	856	3	Comic
4497	Civil War: Front Line (2006) #4	856	4	Comic
4819	Civil War: Front Line (2006) #5	856	5	Comic
4823	Civil War: Front Line (2006) #6	856	6	Comic
5115	Civil War: Front Line (2006) #7	856	7	Comic
56647	Civil War: Front Line (Hardcover)		0	Hardcover
6304	Civil War: Front Line Book 1 (Trade Paperback)		0	Trade Paperback
56648	CIVIL WAR: FRONT LINE TPB (Trade Paperback)		0	Trade Paperback
15905	CIVIL WAR: MARVEL UNIVERSE TPB (Trade Paperback)		0	Trade Paperback
13511	Civil War: Peter Parker, Spider-Man (Trade Paperback)		0	Trade Paperback
5941	Civil War: The Road to Civil War (Trade Paperback)		0	Trade Paperback
13529	CIVIL WAR: WAR CRIMES TPB (Trade Paperback)		0	Trade Paperback
13508	Civil War: Wolverine (Trade Paperback)		0	Trade Paperback
33124	Civil War: X-Men (2011) #1	872	1	Comic
20731	Clandestine Classic Premiere (Hardcover)		0	Hardcover
53770	Classic Star Wars (1992) #16	875	16	Comic
53771	Classic Star Wars (1992) #17	875	17	Comic
53760	Classic Star Wars (1992) #6	875	6	Comic
53775	Classic Star Wars: Devilworlds (1996) #1	876	1	Comic
53776	Classic Star Wars: Devilworlds (1996) #2	876	2	Comic
20566	Classic X-Men (1986) #12	877	12	Comic
20567	Classic X-Men (1986) #13	877	13	Comic
20570	Classic X-Men (1986) #16	877	16	Comic
20572	Classic X-Men (1986) #18	877	18	Comic
20580	Classic X-Men (1986) #25	877	25	Comic
20586	Classic X-Men (1986) #30	877	30	Comic
20589	Classic X-Men (1986) #33	877	33	Comic
20590	Classic X-Men (1986) #34	877	34	Comic
20592	Classic X-Men (1986) #36	877	36	Comic
20603	Classic X-Men (1986) #5	877	5	Comic
24117	Cloak and Dagger (1983) #1	879	1	Comic
24120	Cloak and Dagger (1983) #4	879	4	Comic
62782	Cloak and Dagger (1985) #1	880	1	Comic
30053	Cloak and Dagger (2010) #1	881	1	Comic
71822	Cloak and Dagger: Marvel Digital Original - Negative Exposure (2018) #1	885	1	Comic
71823	Cloak and Dagger: Marvel Digital Original - Negative Exposure (2018) #2	885	2	Comic
82597	Conan 2099 (2019) #1	892	1	Comic
77618	CONAN AND THE MAD KING OF GAUL 1 (2009) #1	893	1	Comic
82350	Conan Chronicles Epic Collection: Horrors Beneath The Stones (Trade Paperback)		0	Trade Paperback
55822	Contest of Champions (2015) #4	901	4	Comic		2015-12-15T11:54:40-0500	2/03/5670455a6c016	0	32		759606083221000411	NOV150878			onsaleDate=2016-01-06T00:00:00-0500 focDate=2015-12-21T00:00:00-0500	printPrice=3.99		797g 1116e		5823
105151	Cosmic Ghost Rider By Donny Cates (Trade Paperback)		0	Trade Paperback
58267	Cosmic Powers (1994) #4	903	4	Comic
76126	Crazy (2019) #1	906	1	Comic
29125	Criminal Vol. 5: The Sinners (Trade Paperback)		0	Trade Paperback
1046	Crossover Classics Vol. I: The Marvel/DC Collection (Trade Paperback)		0	Trade Paperback
1047	Crossover Classics Vol. III (Trade Paperback)		0	Trade Paperback
106440	Cult of Carnage: Misery (2023) #1	911	1	Comic
20480	D. P. 7 (1986) #25	912	25	Comic
65140	Daily Bugle (1996) #1	913	1	Comic
65141	Daily Bugle (1996) #2	913	2	Comic
65142	Daily Bugle (1996) #3	913	3	Comic
30837	Daken/X-23 Collision Premiere HC (Hardcover)		0	Hardcover
30054	Daken: Dark Wolverine (2010) #1	915	1	Comic
36750	Daken: Dark Wolverine (2010) #1 (DELL'OTTO VARIANT)	915	1	Comic	DELL'OTTO VARIANT
36702	Daken: Dark Wolverine (2010) #1 (DJURDJEVIC VARIANT)	915	1	Comic	DJURDJEVIC VARIANT
107117	Daredevil & Echo (2023) #1	917	1	Comic
8136	Daredevil (1963) #156		156	Comic
8261	Daredevil (1963) #269		269	Comic
8328	Daredevil (1963) #329		329	Comic
8330	Daredevil (1963) #330		330	Comic
8338	Daredevil (1963) #338		338	Comic
8366	Daredevil (1963) #363		363	Comic
8367	Daredevil (1963) #364		364	Comic
8368	Daredevil (1963) #365		365	Comic
8379	Daredevil (1963) #375		375	Comic
8380	Daredevil (1963) #376		376	Comic
8112	Daredevil (1964) #134	918	134	Comic
8141	Daredevil (1964) #160	918	160	Comic
8145	Daredevil (1964) #164	918	164	Comic
8161	Daredevil (1964) #179	918	179	Comic
8163	Daredevil (1964) #180	918	180	Comic
8215	Daredevil (1964) #227	918	227	Comic
8216	Daredevil (1964) #228	918	228	Comic
8217	Daredevil (1964) #229	918	229	Comic
8225	Daredevil (1964) #236	918	236	Comic
8227	Daredevil (1964) #238	918	238	Comic
8243	Daredevil (1964) #252	918	252	Comic
8254	Daredevil (1964) #262	918	262	Comic
8255	Daredevil (1964) #263	918	263	Comic
8257	Daredevil (1964) #265	918	265	Comic
8268	Daredevil (1964) #275	918	275	Comic
8269	Daredevil (1964) #276	918	276	Comic
8308	Daredevil (1964) #310	918	310	Comic
8342	Daredevil (1964) #341	918	341	Comic
15616	Daredevil (1998) #16	919	16	Comic
15617	Daredevil (1998) #17	919	17	Comic
15629	Daredevil (1998) #28	919	28	Comic
15636	Daredevil (1998) #34	919	34	Comic
27414	Daredevil (1998) #501 (SALE VARIANT)	919	501	Comic	SALE VARIANT
30367	Daredevil (1998) #508	919	508	Comic
30368	Daredevil (1998) #509	919	509	Comic
30369	Daredevil (1998) #510	919	510	Comic
30370	Daredevil (1998) #511	919	511	Comic
30371	Daredevil (1998) #512	919	512	Comic
2298	Daredevil (1998) #76	919	76	Comic
3946	Daredevil (1998) #83	919	83	Comic
40499	Daredevil (2011) #17	920	17	Comic
49031	Daredevil (2014) #1	921	1	Comic
49036	Daredevil (2014) #6	921	6	Comic
49037	Daredevil (2014) #7	921	7	Comic
77135	Daredevil (2019) #25	923	25	Comic
105838	Daredevil (2023) #1	924	1	Comic
120319	Daredevil (2023) #14	924	14	Comic		2024-09-10T14:14:18-0400	9/e0/66a3ee84df166	68906	32		75960620531801411				onsaleDate=2024-10-02T00:00:00-0400 focDate=2024-09-02T00:00:00-0400 unlimitedDate=2024-09-10T00:00:00-0400 digitalPurchaseDate=2024-09-10T00:00:00-0400	printPrice=4.99	190 233	78c 96a 475d 740l 807k 933e 837j 1468b		6914 6915
105841	Daredevil (2023) #4	924	4	Comic
107798	Daredevil By Mark Waid Omnibus Vol. 1 (Hardcover)		0	Hardcover
47439	DAREDEVIL BY MARK WAID VOL. 2 HC (Trade Paperback)		0	Trade Paperback
948	Daredevil Legends Vol. II: Born Again (Trade Paperback)		0	Trade Paperback
949	Daredevil Legends Vol. III: Man Without Fear (Trade Paperback)		0	Trade Paperback
951	DAREDEVIL VISIONARIES: FRANK MILLER VOL. 2 TPB (Trade Paperback)		0	Trade Paperback
952	DAREDEVIL VISIONARIES: FRANK MILLER VOL. 3 TPB (Trade Paperback)		0	Trade Paperback
950	Daredevil Visionaries: Frank Miller Vol. I (Trade Paperback)		0	Trade Paperback
956	Daredevil Vol. IV: Underboss (Trade Paperback)		0	Trade Paperback
954	DAREDEVIL/ECHO: PARTS OF A HOLE PREMIERE HC (Hardcover)		0	Hardcover
958	Daredevil/Elektra: Love & War (Hardcover)		0	Hardcover
957	DAREDEVIL: OUT (Trade Paperback)	942	0	Trade Paperback
66094	Daredevil: Shadowland Omnibus (John Cassaday Cover) (Hardcover)		0	Hardcover
1341	DAREDEVIL: UNDERBOSS (Trade Paperback)		0	Trade Paperback
121430	Daredevil: Woman Without Fear (2024) #3 (Variant)	951	3	Comic	Variant	2024-06-04T09:53:42-0400	6/f0/66f411c1998ec	0	32		75960620926200321				onsaleDate=2024-09-25T00:00:00-0400 focDate=2024-08-26T00:00:00-0400	printPrice=3.99		475d 494c 933e 1121j 1258a		6928 6929
37043	Daredevil: Yellow (All-New Edition) (Trade Paperback)		0	Trade Paperback
22613	Daredevil: Yellow Premiere (Hardcover)		0	Hardcover
40771	Dark Avengers (2012) #176	955	176	Comic
40776	Dark Avengers (2012) #177	955	177	Comic
40780	Dark Avengers (2012) #178	955	178	Comic
40773	Dark Avengers (2012) #179	955	179	Comic
40774	Dark Avengers (2012) #180	955	180	Comic
40778	Dark Avengers (2012) #181	955	181	Comic
40787	Dark Avengers (2012) #182	955	182	Comic
40786	Dark Avengers (2012) #183	955	183	Comic
23843	Dark Reign: Fantastic Four (2009) #1		1	Comic
24043	Dark Reign: Fantastic Four (2009) #2		2	Comic
24245	Dark Reign: Fantastic Four (2009) #3		3	Comic
24834	Dark Reign: Fantastic Four (2009) #4		4	Comic
24835	Dark Reign: Fantastic Four (2009) #5		5	Comic
24836	Dark Reign: Fantastic Four (Trade Paperback)		0	Trade Paperback
24844	Dark Reign: Mister Negative (2009) #1	965	1	Comic
24845	Dark Reign: Mister Negative (2009) #2	965	2	Comic
24846	Dark Reign: Mister Negative (2009) #3	965	3	Comic
26500	Dark Reign: The Goblin Legacy (2009) #1	969	1	Comic
24912	Dark Wolverine (2009) #75	978	75	Comic
28854	Dark Wolverine (2009) #75 (2ND PRINTING VARIANT)	978	75	Comic	2ND PRINTING VARIANT
24913	Dark Wolverine (2009) #75 (YOUNG GUN VARIANT)	978	75	Comic	YOUNG GUN VARIANT
24914	Dark Wolverine (2009) #76	978	76	Comic
27845	Dark Wolverine (2009) #76 (50S DECADE VARIANT)	978	76	Comic	50S DECADE VARIANT
24915	Dark Wolverine (2009) #76 (YOUNG GUN VARIANT)	978	76	Comic	YOUNG GUN VARIANT
24916	Dark Wolverine (2009) #77	978	77	Comic
27882	Dark Wolverine (2009) #77 (70TH FRAME VARIANT)	978	77	Comic	70TH FRAME VARIANT
24917	Dark Wolverine (2009) #77 (YOUNG GUN VARIANT)	978	77	Comic	YOUNG GUN VARIANT
24918	Dark Wolverine (2009) #78	978	78	Comic
24919	Dark Wolverine (2009) #78 (YOUNG GUN VARIANT)	978	78	Comic	YOUNG GUN VARIANT
24920	Dark Wolverine (2009) #79	978	79	Comic
24921	Dark Wolverine (2009) #79 (YOUNG GUN VARIANT)	978	79	Comic	YOUNG GUN VARIANT
25486	Dark Wolverine (2009) #79 (ZOMBIE VARIANT)	978	79	Comic	ZOMBIE VARIANT
24922	Dark Wolverine (2009) #80	978	80	Comic
24923	Dark Wolverine (2009) #80 (YOUNG GUN VARIANT)	978	80	Comic	YOUNG GUN VARIANT
24924	Dark Wolverine (2009) #81	978	81	Comic
24925	Dark Wolverine (2009) #82	978	82	Comic
30382	Dark Wolverine (2009) #82 (2ND PRINTING VARIANT)	978	82	Comic	2ND PRINTING VARIANT
24926	Dark Wolverine (2009) #83	978	83	Comic
65064	Darkhawk (2017) #51	979	51	Comic
51653	Darth Vader (2015) #1	981	1	Comic
51678	Darth Vader (2015) #10	981	10	Comic
51679	Darth Vader (2015) #11	981	11	Comic
51680	Darth Vader (2015) #12	981	12	Comic
51681	Darth Vader (2015) #13	981	13	Comic
51682	Darth Vader (2015) #14	981	14	Comic
51683	Darth Vader (2015) #15	981	15	Comic
51684	Darth Vader (2015) #16	981	16	Comic
51668	Darth Vader (2015) #2	981	2	Comic
51670	Darth Vader (2015) #3	981	3	Comic
51672	Darth Vader (2015) #4	981	4	Comic
51673	Darth Vader (2015) #5	981	5	Comic
51674	Darth Vader (2015) #6	981	6	Comic
51675	Darth Vader (2015) #7	981	7	Comic
51676	Darth Vader (2015) #8	981	8	Comic
51677	Darth Vader (2015) #9	981	9	Comic
3203	Daughters of the Dragon (2006) #1	982	1	Comic
3525	Daughters of the Dragon (2006) #2	982	2	Comic
3928	Daughters of the Dragon (2006) #3	982	3	Comic
4054	Daughters of the Dragon (2006) #4	982	4	Comic
4168	Daughters of the Dragon (2006) #5	982	5	Comic
4269	Daughters of the Dragon (2006) #6	982	6	Comic
3214	Daughters of the Dragon: Deadly Hands Special (2005) #1	983	1	Comic
71250	Daughters Of The Dragon: Deep Cuts (Trade Paperback)		0	Trade Paperback
71251	Daughters of the Dragon: Marvel Digital Original (2018) #1	985	1	Comic
71252	Daughters of the Dragon: Marvel Digital Original (2018) #2	985	2	Comic
71253	Daughters of the Dragon: Marvel Digital Original (2018) #3	985	3	Comic
90483	Dawn Of X Vol. 16 (Trade Paperback)		0	Trade Paperback
79988	Dawn Of X Vol. 3 (Trade Paperback)		0	Trade Paperback
90439	Dawn Of X Vol. 7 (Trade Paperback)		0	Trade Paperback
90438	Dawn Of X Vol. 8 (Trade Paperback)		0	Trade Paperback
20427	Dazzler (1981) #18	991	18	Comic
20428	Dazzler (1981) #19	991	19	Comic
20440	Dazzler (1981) #3	991	3	Comic
21027	Dead of Night Featuring Man-Thing (2008) #3	992	3	Comic
114644	Dead X-Men (2024) #2 (Variant)	993	2	Comic	Variant
51037	Deadly Hands of Kung Fu (1974) #32	994	32	Comic
50533	Deadly Hands of Kung Fu (2014) #1	995	1	Comic
50534	Deadly Hands of Kung Fu (2014) #2	995	2	Comic
50535	Deadly Hands of Kung Fu (2014) #3	995	3	Comic
50536	Deadly Hands of Kung Fu (2014) #4	995	4	Comic
51705	Deadpool & Cable: Split Second Infinite Comic (2015) #6	997	6	Digital Comic		2015-12-09T11:36:35-0500		0	15		75960608251300611				onsaleDate=2016-01-06T00:00:00-0500 focDate=2015-12-25T00:00:00-0500	printPrice=0
8461	Deadpool (1997)	1000	0	Comic
8462	Deadpool (1997) #1	1000	1	Comic
8463	Deadpool (1997) #10	1000	10	Comic
8464	Deadpool (1997) #11	1000	11	Comic
8465	Deadpool (1997) #12	1000	12	Comic
8466	Deadpool (1997) #13	1000	13	Comic
8467	Deadpool (1997) #14	1000	14	Comic
8468	Deadpool (1997) #15	1000	15	Comic
8469	Deadpool (1997) #16	1000	16	Comic
8470	Deadpool (1997) #17	1000	17	Comic
8471	Deadpool (1997) #18	1000	18	Comic
8472	Deadpool (1997) #19	1000	19	Comic
8473	Deadpool (1997) #2	1000	2	Comic
8476	Deadpool (1997) #22	1000	22	Comic
8484	Deadpool (1997) #3	1000	3	Comic
8488	Deadpool (1997) #33	1000	33	Comic
8489	Deadpool (1997) #34	1000	34	Comic
8490	Deadpool (1997) #35	1000	35	Comic
8491	Deadpool (1997) #36	1000	36	Comic
8492	Deadpool (1997) #37	1000	37	Comic
8495	Deadpool (1997) #4	1000	4	Comic
8499	Deadpool (1997) #43	1000	43	Comic
8500	Deadpool (1997) #44	1000	44	Comic
8506	Deadpool (1997) #5	1000	5	Comic
8513	Deadpool (1997) #56	1000	56	Comic
8517	Deadpool (1997) #6	1000	6	Comic
8519	Deadpool (1997) #61	1000	61	Comic
8528	Deadpool (1997) #7	1000	7	Comic
8529	Deadpool (1997) #8	1000	8	Comic
8530	Deadpool (1997) #9	1000	9	Comic
35708	Deadpool (2008) #36	1001	36	Comic
40209	Deadpool (2008) #50	1001	50	Comic
43797	Deadpool (2012) #1	1003	1	Comic
47245	Deadpool (2012) #1 (2nd Printing Variant)	1003	1	Comic	2nd Printing Variant
47638	Deadpool (2012) #1 (3rd Printing Variant)	1003	1	Comic	3rd Printing Variant
43800	Deadpool (2012) #1 (Bachalo Variant)	1003	1	Comic	Bachalo Variant
43798	Deadpool (2012) #1 (Blank Cover Variant)	1003	1	Comic	Blank Cover Variant
46033	Deadpool (2012) #1 (Moore Design Variant)	1003	1	Comic	Moore Design Variant
43799	Deadpool (2012) #1 (Young Baby Variant)	1003	1	Comic	Young Baby Variant
43801	Deadpool (2012) #2	1003	2	Comic
47246	Deadpool (2012) #2 (2nd Printing Variant)	1003	2	Comic	2nd Printing Variant
43803	Deadpool (2012) #2 (Gurihiru Variant)	1003	2	Comic	Gurihiru Variant
48617	Deadpool (2012) #29	1003	29	Comic
44870	Deadpool (2012) #3	1003	3	Comic
47331	Deadpool (2012) #3 (2nd Printing Variant)	1003	3	Comic	2nd Printing Variant
47640	Deadpool (2012) #3 (3rd Printing Variant)	1003	3	Comic	3rd Printing Variant
48618	Deadpool (2012) #30	1003	30	Comic
48619	Deadpool (2012) #31	1003	31	Comic
48620	Deadpool (2012) #32	1003	32	Comic
48621	Deadpool (2012) #33	1003	33	Comic
48622	Deadpool (2012) #34	1003	34	Comic
46038	Deadpool (2012) #4	1003	4	Comic
47641	Deadpool (2012) #4 (2nd Printing Variant)	1003	4	Comic	2nd Printing Variant
46039	Deadpool (2012) #4 (Moore Variant)	1003	4	Comic	Moore Variant
46040	Deadpool (2012) #5	1003	5	Comic
47758	Deadpool (2012) #5 (2nd Printing Variant)	1003	5	Comic	2nd Printing Variant
46041	Deadpool (2012) #5 (Camuncoli Variant)	1003	5	Comic	Camuncoli Variant
46042	Deadpool (2012) #6	1003	6	Comic
56065	Deadpool (2015) #1	1004	1	Comic
56822	Deadpool (2015) #1 (Andrews Hip-&#8203;Hop Variant)	1004	1	Comic	Andrews Hip-&#8203;Hop Variant
56738	Deadpool (2015) #1 (Johnson Candy Variant)	1004	1	Comic	Johnson Candy Variant
57435	Deadpool (2015) #1 (Shirahama Variant)	1004	1	Comic	Shirahama Variant
56066	Deadpool (2015) #2	1004	2	Comic
56067	Deadpool (2015) #3	1004	3	Comic
57689	Deadpool (2015) #3 (Liefeld Marvel 92 Variant)	1004	3	Comic	Liefeld Marvel 92 Variant
58974	Deadpool (2015) #3 (Moore 2nd Printing Variant)	1004	3	Comic	Moore 2nd Printing Variant
56849	Deadpool (2015) #3.1	1004	3.1	Comic
60605	Deadpool (2015) #31	1004	31	Comic
60608	Deadpool (2015) #34	1004	34	Comic		2017-07-21T14:47:37-0400	6/60/596d113ccd329	0	32		75960608332903411	MAY170789		1946-9292	onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	197 329	568a 754h 946h 949l 1113b 1397b 1237d 1432e	52	6070 6071
60609	Deadpool (2015) #35	1004	35	Comic		2017-08-22T17:44:03-0400	3/b0/59934d239ec11	45445	32		75960608332903511	JUN170901		1946-9292	onsaleDate=2017-08-30T00:00:00-0400 focDate=2017-08-07T00:00:00-0400 unlimitedDate=2018-03-05T00:00:00-0500 digitalPurchaseDate=2017-08-30T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	197	568a 754h 949j 1113b 1187c 1237d 1432e	52	6072 6073
60610	Deadpool (2015) #36	1004	36	Comic		2017-09-06T16:08:30-0400	8/e0/59b04cb0bb952	45728	32		75960608332903611	JUL171032		1946-9292	onsaleDate=2017-09-13T00:00:00-0400 focDate=2017-08-21T00:00:00-0400 unlimitedDate=2018-03-19T00:00:00-0400 digitalPurchaseDate=2017-09-13T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	197	568a 946h 949j 1187c 1237d 1397b 1432e	52	6074 6075
56068	Deadpool (2015) #4	1004	4	Comic
59110	Deadpool (2015) #4 (Hawthorne 2nd Printing Variant)	1004	4	Comic	Hawthorne 2nd Printing Variant
56827	Deadpool (2015) #4 (Koblish Secret Comic Variant)	1004	4	Comic	Koblish Secret Comic Variant
56069	Deadpool (2015) #5	1004	5	Comic
59321	Deadpool (2015) #5 (Moore 2nd Printing Variant)	1004	5	Comic	Moore 2nd Printing Variant
56070	Deadpool (2015) #6	1004	6	Comic
56071	Deadpool (2015) #7	1004	7	Comic
58450	Deadpool (2015) #7 (Christopher Action Figure Variant)	1004	7	Comic	Christopher Action Figure Variant
59097	Deadpool (2015) #7 (Harris Deadpool 25th Anniversary Variant)	1004	7	Comic	Harris Deadpool 25th Anniversary Variant
56830	Deadpool (2015) #7 (Koblish Secret Comic Variant)	1004	7	Comic	Koblish Secret Comic Variant
58418	Deadpool (2015) #7 (Rahzzah Hip-&#8203;Hop Variant)	1004	7	Comic	Rahzzah Hip-&#8203;Hop Variant
58449	Deadpool (2015) #7 (Young Variant)	1004	7	Comic	Young Variant
70756	Deadpool (2018) #14	1005	14	Comic
114912	Deadpool (2024) #7	1008	7	Comic		2024-09-10T14:15:48-0400	1/c0/66a3edccab31e	68909	32		75960620897500711				onsaleDate=2024-10-02T00:00:00-0400 focDate=2024-09-02T00:00:00-0400 unlimitedDate=2024-09-10T00:00:00-0400 digitalPurchaseDate=2024-09-10T00:00:00-0400	printPrice=3.99	197 573	142b 208e 430j 585c 1169a 1472a 1237d		6868 6869
48283	DEADPOOL BY DANIEL WAY: THE COMPLETE COLLECTION VOL. 3 TPB (Trade Paperback)		0	Trade Paperback
47800	Deadpool by Joe Kelly (Hardcover)	1012	0	Hardcover		2013-12-20T16:39:19-0500	c/30/52b4b7bb7a2e9	0	1160	978-0-7851-8560-4		AUG130865	9780785 185604 59999		onsaleDate=2014-01-01T00:00:00-0500 focDate=2013-11-12T00:00:00-0500	printPrice=125		615a 850a 921a 1015g		5377 5378
47799	DEADPOOL BY JOE KELLY OMNIBUS HC (Hardcover)	1013	0	Hardcover		2013-12-20T16:39:19-0500	9/20/52b4b68bc80b5	0	1160	978-0-7851-8559-8		AUG130864	9780785 185598 59999		onsaleDate=2014-01-01T00:00:00-0500 focDate=2013-11-12T00:00:00-0500	printPrice=125		615a 850a 921a 1015j		5375 5376
46055	Deadpool Classic (Trade Paperback)		0	Trade Paperback
65939	Deadpool Classic Vol. 21: DvX (Trade Paperback)		0	Trade Paperback
37579	Deadpool Classic Vol. 5 (Trade Paperback)	1017	1	Trade Paperback		2011-05-31T10:59:13-0400	9/80/4d78fb2e417e0	0	272	978-0-7851-5519-5	5960615519-00111	APR110736	9780785 155195 52999		onsaleDate=2011-06-01T00:00:00-0400 focDate=2011-05-18T00:00:00-0400	printPrice=29.99	130 197 576 620	466f 615f 1011f 850a 1451g 1465e		4949 4950
64605	Deadpool Kills the Marvel Universe Again (2017) #5	1019	5	Comic
32225	Deadpool Max (2010) #12	1020	12	Comic
41531	Deadpool Max 2 (2011) #1	1021	1	Comic
33062	Deadpool Max: Nut Job (Hardcover)		0	Hardcover
35992	Deadpool Team-Up (2009) #883	1023	883	Comic
35993	Deadpool Team-Up (2009) #883 (Variant)	1023	883	Comic	Variant
36004	Deadpool Team-Up (2009) #884	1023	884	Comic
35990	Deadpool Team-Up (2009) #885	1023	885	Comic
31182	Deadpool Team-Up (2009) #886	1023	886	Comic
31184	Deadpool Team-Up (2009) #887	1023	887	Comic
29757	Deadpool Team-Up (2009) #888	1023	888	Comic
29758	Deadpool Team-Up (2009) #889	1023	889	Comic
29759	Deadpool Team-Up (2009) #890	1023	890	Comic
29760	Deadpool Team-Up (2009) #891	1023	891	Comic
29761	Deadpool Team-Up (2009) #892	1023	892	Comic
34268	Deadpool Team-Up (2009) #893	1023	893	Comic
33357	Deadpool Team-Up (2009) #893 (HEROIC AGE VARIANT)	1023	893	Comic	HEROIC AGE VARIANT
33710	Deadpool Team-Up (2009) #894	1023	894	Comic
32545	Deadpool Team-Up (2009) #894 (IRON MAN BY DESIGN VARIANT)	1023	894	Comic	IRON MAN BY DESIGN VARIANT
28873	Deadpool Team-Up (2009) #895	1023	895	Comic
28874	Deadpool Team-Up (2009) #896	1023	896	Comic
28875	Deadpool Team-Up (2009) #897	1023	897	Comic
28876	Deadpool Team-Up (2009) #898	1023	898	Comic
37989	Deadpool Team-Up (2009) #900	1023	900	Comic
58985	Deadpool V Gambit (2016) #1	1024	1	Comic
58986	Deadpool V Gambit (2016) #2	1024	2	Comic
58987	Deadpool V Gambit (2016) #3	1024	3	Comic
58988	Deadpool V Gambit (2016) #4	1024	4	Comic
58933	Deadpool V Gambit: The “V” Is for “Vs.” (Trade Paperback)		0	Trade Paperback
24957	Deadpool Vol. 1: Secret Invasion (Trade Paperback)		0	Trade Paperback
36594	Deadpool Vol. 7 (Trade Paperback)		0	Trade Paperback
101088	Deadpool: Bad Blood (2022) #2	1038	2	Comic
101089	Deadpool: Bad Blood (2022) #3	1038	3	Comic
101090	Deadpool: Bad Blood (2022) #4	1038	4	Comic
58697	DEADPOOL: BAD BLOOD OGN-HC (Trade Paperback)		0	Trade Paperback
68234	Deadpool: Badder Blood (2023) #1	1040	1	Comic
68236	Deadpool: Badder Blood (2023) #2	1040	2	Comic
68237	Deadpool: Badder Blood (2023) #3	1040	3	Comic
68238	Deadpool: Badder Blood (2023) #4	1040	4	Comic
68239	Deadpool: Badder Blood (2023) #5	1040	5	Comic
93842	Deadpool: Black, White & Blood (2021) #4	1041	4	Comic
98849	Deadpool: Black, White & Blood (2021) #4 (Variant)	1041	4	Comic	Variant
98850	Deadpool: Black, White & Blood (2021) #4 (Variant)	1041	4	Comic	Variant
93964	Deadpool: Black, White & Blood Treasury Edition (Trade Paperback)		0	Trade Paperback
27873	Deadpool: Merc with a Mouth (2009) #1	1043	1	Comic
28716	Deadpool: Merc with a Mouth (2009) #1 (2ND PRINTING VARIANT)	1043	1	Comic	2ND PRINTING VARIANT
27914	Deadpool: Merc with a Mouth (2009) #1 (MCGUINNESS VARIANT)	1043	1	Comic	MCGUINNESS VARIANT
32546	Deadpool: Merc with a Mouth (2009) #10	1043	10	Comic
32547	Deadpool: Merc with a Mouth (2009) #10 (IRON MAN BY DESIGN VARIANT)	1043	10	Comic	IRON MAN BY DESIGN VARIANT
30391	Deadpool: Merc with a Mouth (2009) #11	1043	11	Comic
30392	Deadpool: Merc with a Mouth (2009) #12	1043	12	Comic
32950	Deadpool: Merc with a Mouth (2009) #13	1043	13	Comic
27798	Deadpool: Merc with a Mouth (2009) #2	1043	2	Comic
29560	Deadpool: Merc with a Mouth (2009) #2 (2ND PRINTING VARIANT)	1043	2	Comic	2ND PRINTING VARIANT
27884	Deadpool: Merc with a Mouth (2009) #2 (70TH FRAME VARIANT)	1043	2	Comic	70TH FRAME VARIANT
27799	Deadpool: Merc with a Mouth (2009) #3	1043	3	Comic
27800	Deadpool: Merc with a Mouth (2009) #4	1043	4	Comic
27801	Deadpool: Merc with a Mouth (2009) #5	1043	5	Comic
27802	Deadpool: Merc with a Mouth (2009) #6	1043	6	Comic
27803	Deadpool: Merc with a Mouth (2009) #7	1043	7	Comic
30778	Deadpool: Merc with a Mouth (2009) #7 (2ND PRINTING VARIANT)	1043	7	Comic	2ND PRINTING VARIANT
30777	Deadpool: Merc with a Mouth (2009) #7 (3RD PRINTING)	1043	7	Comic	3RD PRINTING
27804	Deadpool: Merc with a Mouth (2009) #8	1043	8	Comic
30395	Deadpool: Merc with a Mouth (2009) #9	1043	9	Comic
4275	Decimation: Generation M (Trade Paperback)		0	Trade Paperback
4759	Decimation: X-Men - The 198 (Trade Paperback)		0	Trade Paperback
20277	Defenders (1972) #112	1050	112	Comic
20288	Defenders (1972) #122	1050	122	Comic
20367	Defenders (1972) #57	1050	57	Comic
20374	Defenders (1972) #63	1050	63	Comic
39757	Defenders (2011) #1	1051	1	Comic
39762	Defenders (2011) #2	1051	2	Comic
100036	Defenders: Beyond (2022) #1	1054	1	Comic
100037	Defenders: Beyond (2022) #2	1054	2	Comic
100038	Defenders: Beyond (2022) #3	1054	3	Comic
100039	Defenders: Beyond (2022) #4	1054	4	Comic
100040	Defenders: Beyond (2022) #5	1054	5	Comic
99220	Demon Days: Rising Storm (2021) #1 (Variant)	1056	1	Comic	Variant
23184	Doctor Doom and the Masters of Evil (2009) #1	1062	1	Comic
24035	Doctor Doom and the Masters of Evil (2009) #4	1062	4	Comic
20089	Doctor Strange (1974) #11	1064	11	Comic
20090	Doctor Strange (1974) #12	1064	12	Comic
55415	Doctor Strange (2015) #1	1065	1	Comic
56852	Doctor Strange (2015) #1 (Cosplay Variant)	1065	1	Comic	Cosplay Variant
56851	Doctor Strange (2015) #1 (Doe Hip-&#8203;Hop Variant)	1065	1	Comic	Doe Hip-&#8203;Hop Variant
56853	Doctor Strange (2015) #1 (Nowlan Variant)	1065	1	Comic	Nowlan Variant
56850	Doctor Strange (2015) #1 (Young Variant)	1065	1	Comic	Young Variant
62603	Doctor Strange (2015) #1.1	1065	1.1	Comic
55424	Doctor Strange (2015) #10	1065	10	Comic
55427	Doctor Strange (2015) #13	1065	13	Comic
55416	Doctor Strange (2015) #2	1065	2	Comic
60973	Doctor Strange (2015) #23	1065	23	Comic
60974	Doctor Strange (2015) #24	1065	24	Comic		2017-08-18T17:35:09-0400	c/90/5988e012dbecd	45492	32		75960608301502411	JUN170891			onsaleDate=2017-08-23T00:00:00-0400 focDate=2017-07-31T00:00:00-0400 unlimitedDate=2018-02-26T00:00:00-0500 digitalPurchaseDate=2017-08-23T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	70 216 373 553	761j 735a 957e 1142d	52	6119 6120
55417	Doctor Strange (2015) #3	1065	3	Comic
58085	Doctor Strange (2015) #3 (Texeira Marvel 92 Variant)	1065	3	Comic	Texeira Marvel 92 Variant
55418	Doctor Strange (2015) #4	1065	4	Comic
59322	Doctor Strange (2015) #4 (Nowlan 2nd Printing Variant)	1065	4	Comic	Nowlan 2nd Printing Variant
55419	Doctor Strange (2015) #5	1065	5	Comic
58204	Doctor Strange (2015) #5 (Michael Cho Variant)	1065	5	Comic	Michael Cho Variant
55420	Doctor Strange (2015) #6	1065	6	Comic
58704	Doctor Strange (2015) #6 (Anka Story Thus Far Variant)	1065	6	Comic	Anka Story Thus Far Variant
58703	Doctor Strange (2015) #6 (Tbd Artist Classic Variant)	1065	6	Comic	Tbd Artist Classic Variant
55421	Doctor Strange (2015) #7	1065	7	Comic
55422	Doctor Strange (2015) #8	1065	8	Comic
55423	Doctor Strange (2015) #9	1065	9	Comic
109697	Doctor Strange (2023) #11	1066	11	Comic
114153	Doctor Strange (2023) #11 (Variant)	1066	11	Comic	Variant
114154	Doctor Strange (2023) #11 (Variant)	1066	11	Comic	Variant
109703	Doctor Strange (2023) #17	1066	17	Comic
64768	DOCTOR STRANGE EPIC COLLECTION: AFTERLIFE TPB (Trade Paperback)		0	Trade Paperback
60167	Doctor Strange Vol. 3: Blood in the Aether (Trade Paperback)		0	Trade Paperback
62139	Doctor Strange Vol. 5: Secret Empire (Trade Paperback)		0	Trade Paperback
20168	Doctor Strange, Sorcerer Supreme (1988) #1	1073	1	Comic
20169	Doctor Strange, Sorcerer Supreme (1988) #10	1073	10	Comic
20170	Doctor Strange, Sorcerer Supreme (1988) #11	1073	11	Comic
20171	Doctor Strange, Sorcerer Supreme (1988) #12	1073	12	Comic
20172	Doctor Strange, Sorcerer Supreme (1988) #13	1073	13	Comic
20173	Doctor Strange, Sorcerer Supreme (1988) #14	1073	14	Comic
20174	Doctor Strange, Sorcerer Supreme (1988) #15	1073	15	Comic
20175	Doctor Strange, Sorcerer Supreme (1988) #16	1073	16	Comic
20176	Doctor Strange, Sorcerer Supreme (1988) #17	1073	17	Comic
20177	Doctor Strange, Sorcerer Supreme (1988) #18	1073	18	Comic
20178	Doctor Strange, Sorcerer Supreme (1988) #19	1073	19	Comic
20179	Doctor Strange, Sorcerer Supreme (1988) #2	1073	2	Comic
20180	Doctor Strange, Sorcerer Supreme (1988) #20	1073	20	Comic
20181	Doctor Strange, Sorcerer Supreme (1988) #21	1073	21	Comic
20182	Doctor Strange, Sorcerer Supreme (1988) #22	1073	22	Comic
20183	Doctor Strange, Sorcerer Supreme (1988) #23	1073	23	Comic
20184	Doctor Strange, Sorcerer Supreme (1988) #24	1073	24	Comic
20185	Doctor Strange, Sorcerer Supreme (1988) #25	1073	25	Comic
20186	Doctor Strange, Sorcerer Supreme (1988) #26	1073	26	Comic
20187	Doctor Strange, Sorcerer Supreme (1988) #27	1073	27	Comic
20188	Doctor Strange, Sorcerer Supreme (1988) #28	1073	28	Comic
20189	Doctor Strange, Sorcerer Supreme (1988) #29	1073	29	Comic
20190	Doctor Strange, Sorcerer Supreme (1988) #3	1073	3	Comic
20191	Doctor Strange, Sorcerer Supreme (1988) #30	1073	30	Comic
20192	Doctor Strange, Sorcerer Supreme (1988) #31	1073	31	Comic
20193	Doctor Strange, Sorcerer Supreme (1988) #32	1073	32	Comic
20194	Doctor Strange, Sorcerer Supreme (1988) #33	1073	33	Comic
20195	Doctor Strange, Sorcerer Supreme (1988) #34	1073	34	Comic
20196	Doctor Strange, Sorcerer Supreme (1988) #35	1073	35	Comic
20197	Doctor Strange, Sorcerer Supreme (1988) #36	1073	36	Comic
20198	Doctor Strange, Sorcerer Supreme (1988) #37	1073	37	Comic
20199	Doctor Strange, Sorcerer Supreme (1988) #38	1073	38	Comic
20200	Doctor Strange, Sorcerer Supreme (1988) #39	1073	39	Comic
20201	Doctor Strange, Sorcerer Supreme (1988) #4	1073	4	Comic
20204	Doctor Strange, Sorcerer Supreme (1988) #42	1073	42	Comic
20205	Doctor Strange, Sorcerer Supreme (1988) #43	1073	43	Comic
20206	Doctor Strange, Sorcerer Supreme (1988) #44	1073	44	Comic
20207	Doctor Strange, Sorcerer Supreme (1988) #45	1073	45	Comic
20208	Doctor Strange, Sorcerer Supreme (1988) #46	1073	46	Comic
20209	Doctor Strange, Sorcerer Supreme (1988) #47	1073	47	Comic
20212	Doctor Strange, Sorcerer Supreme (1988) #5	1073	5	Comic
20216	Doctor Strange, Sorcerer Supreme (1988) #53	1073	53	Comic
20217	Doctor Strange, Sorcerer Supreme (1988) #54	1073	54	Comic
20218	Doctor Strange, Sorcerer Supreme (1988) #55	1073	55	Comic
20219	Doctor Strange, Sorcerer Supreme (1988) #56	1073	56	Comic
20220	Doctor Strange, Sorcerer Supreme (1988) #57	1073	57	Comic
20221	Doctor Strange, Sorcerer Supreme (1988) #58	1073	58	Comic
20222	Doctor Strange, Sorcerer Supreme (1988) #59	1073	59	Comic
20223	Doctor Strange, Sorcerer Supreme (1988) #6	1073	6	Comic
20224	Doctor Strange, Sorcerer Supreme (1988) #60	1073	60	Comic
20225	Doctor Strange, Sorcerer Supreme (1988) #61	1073	61	Comic
20228	Doctor Strange, Sorcerer Supreme (1988) #64	1073	64	Comic
20229	Doctor Strange, Sorcerer Supreme (1988) #65	1073	65	Comic
20230	Doctor Strange, Sorcerer Supreme (1988) #66	1073	66	Comic
20233	Doctor Strange, Sorcerer Supreme (1988) #69	1073	69	Comic
20234	Doctor Strange, Sorcerer Supreme (1988) #7	1073	7	Comic
20240	Doctor Strange, Sorcerer Supreme (1988) #75	1073	75	Comic
20243	Doctor Strange, Sorcerer Supreme (1988) #78	1073	78	Comic
20245	Doctor Strange, Sorcerer Supreme (1988) #8	1073	8	Comic
20246	Doctor Strange, Sorcerer Supreme (1988) #80	1073	80	Comic
20247	Doctor Strange, Sorcerer Supreme (1988) #81	1073	81	Comic
20248	Doctor Strange, Sorcerer Supreme (1988) #82	1073	82	Comic
20250	Doctor Strange, Sorcerer Supreme (1988) #84	1073	84	Comic
20251	Doctor Strange, Sorcerer Supreme (1988) #85	1073	85	Comic
20252	Doctor Strange, Sorcerer Supreme (1988) #86	1073	86	Comic
20253	Doctor Strange, Sorcerer Supreme (1988) #87	1073	87	Comic
20254	Doctor Strange, Sorcerer Supreme (1988) #88	1073	88	Comic
20255	Doctor Strange, Sorcerer Supreme (1988) #89	1073	89	Comic
20256	Doctor Strange, Sorcerer Supreme (1988) #9	1073	9	Comic
20257	Doctor Strange, Sorcerer Supreme (1988) #90	1073	90	Comic
64666	DOCTOR STRANGE, SORCERER SUPREME OMNIBUS VOL. 1 HC (Trade Paperback)		0	Trade Paperback
71426	Domino (2018) #10	1077	10	Comic
20136	Dr. Strange (1974) #54		54	Comic
8546	Earth X (1999)	1079	0	Comic
8550	Earth X (1999) #11	1079	11	Comic
8547	Earth X (1999) #13	1079	13	Comic
8552	Earth X (1999) #2	1079	2	Comic
8555	Earth X (1999) #5	1079	5	Comic
8556	Earth X (1999) #6	1079	6	Comic
8557	Earth X (1999) #7	1079	7	Comic
8559	Earth X (1999) #9	1079	9	Comic
4241	Earth X (New (Trade Paperback)		0	Trade Paperback
71315	Edge of Spider-Geddon (2018) #2	1081	2	Comic
104848	Edge of Spider-Verse (2022) #1 (Variant)	1082	1	Comic	Variant
63237	Edge of Venomverse (2017) #1	1083	1	Comic
63866	Edge of Venomverse (2017) #3	1083	3	Comic		2017-07-21T14:51:48-0400	a/03/596d09077c250	0	32		75960608738900311	MAY170845			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99		933e 1004j 1323a 1417b		6301 6302
64140	Edge of Venomverse (2017) #4	1083	4	Comic
65123	Edge Of Venomverse (Trade Paperback)		0	Trade Paperback
960	Elektra & Wolverine: The Redeemer (Hardcover)		0	Hardcover
62744	Elektra (1996) #15	1087	15	Comic
49047	Elektra (2014) #1	1089	1	Comic
61483	Elektra (2017) #3	1090	3	Comic
61484	Elektra (2017) #4	1090	4	Comic
61485	Elektra (2017) #5	1090	5	Comic
961	Elektra Lives Again (Hardcover)		0	Hardcover
62143	Elektra: Always Bet On Red (Trade Paperback)		0	Trade Paperback
95797	Elektra: Black, White & Blood (2021) #4	1094	4	Comic
95693	Elektra: Black, White & Blood Treasury Edition (Trade Paperback)		0	Trade Paperback
962	Elektra: The Scorpio Key (Trade Paperback)		0	Trade Paperback
44	Emma Frost (2003) #17	1097	17	Comic			5/e0/5e29cc00350f4	1790	0		5960605432-01711				onsaleDate=2005-01-01T00:00:00-0500 focDate= unlimitedDate=2007-11-13T00:00:00-0500	printPrice=2.99	237	782g		692 693
31804	Ender's Game: War of Gifts (Trade Paperback)		0	Trade Paperback
1054	Essential Avengers Vol. I (Trade Paperback)		0	Trade Paperback
46939	ESSENTIAL CAPTAIN AMERICA VOL. 7 TPB (Trade Paperback)		0	Trade Paperback
29367	Essential Defenders Vol. 5 (Trade Paperback)		0	Trade Paperback
2055	Essential Fantastic Four Vol. 4 (Trade Paperback)		0	Trade Paperback
1108	Essential Hulk Vol. 1 (3rd) (Trade Paperback)		0	Trade Paperback
1109	Essential Hulk Vol. 2 (2rd) (Trade Paperback)		0	Trade Paperback
964	Essential Incredible Hulk Vol. I (Trade Paperback)		0	Trade Paperback
965	Essential Incredible Hulk Vol. II (Trade Paperback)		0	Trade Paperback
57	Essential Iron Man Vol. 2 (Trade Paperback)	1115	0	Trade Paperback			c/00/4bc6b23923edb	0	0	0-7851-1487-4	5960611487-00111				onsaleDate=2004-11-24T00:00:00-0500 focDate=	printPrice=9.99		445f 755g 921a		1487 1488
16651	Essential Punisher Vol. 2 (Trade Paperback)		0	Trade Paperback
39428	Essential Punisher Vol. 2 TPB (All-New Edition) (Trade Paperback)		0	Trade Paperback
41403	Essential Punisher Vol. 4 TPB (Trade Paperback)		0	Trade Paperback
29062	Essential Rampaging Hulk Vol. 2 (Trade Paperback)		0	Trade Paperback
967	Essential Spider-Man Vol. I (Trade Paperback)		0	Trade Paperback
969	Essential Spider-Man Vol. III (Trade Paperback)		0	Trade Paperback
970	Essential Spider-Man Vol. IV (Trade Paperback)		0	Trade Paperback
971	Essential Spider-Man Vol. V (Trade Paperback)		0	Trade Paperback
16032	Essential Spider-Woman Vol. 2 (Trade Paperback)		0	Trade Paperback
972	Essential Uncanny X-Men Vol. 1 (Trade Paperback)		0	Trade Paperback
46942	Essential Wolverine (Trade Paperback)		0	Trade Paperback
975	Essential Wolverine Vol. III (Trade Paperback)		0	Trade Paperback
39445	Essential X-Factor Vol. 2 (All-New Edition) (Trade Paperback)		0	Trade Paperback
5786	Essential X-Factor Vol. 2 (Trade Paperback)		0	Trade Paperback
39444	Essential X-Men Vol. 2 (All-New Edition) (Trade Paperback)		0	Trade Paperback
39443	Essential X-Men Vol. 4 (All-New Edition) (Trade Paperback)		0	Trade Paperback
4120	Essential X-Men Vol. 4 (Trade Paperback)		0	Trade Paperback
4091	Essential X-Men Vol. 7 (Trade Paperback)		0	Trade Paperback
8564	Excalibur (1988) #100	1140	100	Comic
8565	Excalibur (1988) #101	1140	101	Comic
8566	Excalibur (1988) #102	1140	102	Comic
8570	Excalibur (1988) #106	1140	106	Comic
8578	Excalibur (1988) #113	1140	113	Comic
8579	Excalibur (1988) #114	1140	114	Comic
8580	Excalibur (1988) #115	1140	115	Comic
8581	Excalibur (1988) #116	1140	116	Comic
8582	Excalibur (1988) #117	1140	117	Comic
8584	Excalibur (1988) #119	1140	119	Comic
8591	Excalibur (1988) #125	1140	125	Comic
8635	Excalibur (1988) #52	1140	52	Comic
8643	Excalibur (1988) #6	1140	6	Comic
8654	Excalibur (1988) #7	1140	7	Comic
8659	Excalibur (1988) #74	1140	74	Comic
8660	Excalibur (1988) #75	1140	75	Comic
2017	Excalibur (2004) #13	1141	13	Comic
2018	Excalibur (2004) #14	1141	14	Comic
1448	Excalibur (2004) #8	1141	8	Comic
4478	Excalibur Classic Vol. 2: Two-Edged Sword (Trade Paperback)		0	Trade Paperback
20043	Excalibur: Mojo Mayhem (1989) #1	1144	1	Comic
16250	Exiles (2001) #10	1145	10	Comic
17345	Exiles (2001) #100	1145	100	Comic
16251	Exiles (2001) #11	1145	11	Comic
16254	Exiles (2001) #14	1145	14	Comic
16255	Exiles (2001) #15	1145	15	Comic
16256	Exiles (2001) #16	1145	16	Comic
16257	Exiles (2001) #17	1145	17	Comic
221	Exiles (2001) #44	1145	44	Comic
454	Exiles (2001) #45	1145	45	Comic
2085	Exiles (2001) #65	1145	65	Comic
2819	Exiles (2001) #69	1145	69	Comic
16315	Exiles (2001) #7	1145	7	Comic
2456	Exiles (2001) #70	1145	70	Comic
2457	Exiles (2001) #71	1145	71	Comic
16326	Exiles (2001) #8	1145	8	Comic
4259	Exiles (2001) #83	1145	83	Comic
4418	Exiles (2001) #84	1145	84	Comic
16327	Exiles (2001) #9	1145	9	Comic
5806	Exiles (2001) #90	1145	90	Comic
6154	Exiles (2001) #92	1145	92	Comic
24018	Exiles (2009) #1	1146	1	Comic
25136	Exiles (2009) #1 (Wolverine Variant)	1146	1	Comic	Wolverine Variant
24223	Exiles (2009) #2	1146	2	Comic
25140	Exiles (2009) #3	1146	3	Comic
25141	Exiles (2009) #4	1146	4	Comic
25142	Exiles (2009) #5	1146	5	Comic
27885	Exiles (2009) #5 (70TH FRAME VARIANT)	1146	5	Comic	70TH FRAME VARIANT
25143	Exiles (2009) #6	1146	6	Comic
5732	Exiles Annual (2006) #1	1148	1	Comic
2426	Exiles Vol. 11: Time Breakers (Trade Paperback)		0	Trade Paperback
5190	Exiles Vol. 13: World Tour Book 2 (Trade Paperback)		0	Trade Paperback
1094	Exiles Vol. 3: Out of Time (Trade Paperback)		0	Trade Paperback
1056	Exiles Vol. II: A World Apart (Trade Paperback)		0	Trade Paperback
70296	Extermination (Trade Paperback)		0	Trade Paperback
55263	Extraordinary X-Men Vol. 4: IVX (Trade Paperback)	1160	0	Trade Paperback		2017-07-21T16:20:40-0400	6/d0/59726baca2886	0	128	978-0-7851-9937-3		MAY170946	9780785 199373 51699		onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-06-05T00:00:00-0400	printPrice=16.99	336 405 512 628	339a 727a 925a 1112a 797f 864f 872f 907f 1102f 1204f 1312f 1457g 1465e		5761 5762
107184	Extreme Venomverse (2023) #2	1162	2	Comic
107185	Extreme Venomverse (2023) #3	1162	3	Comic
20044	Factor X (1995) #1	1163	1	Comic
20045	Factor X (1995) #2	1163	2	Comic
20046	Factor X (1995) #3	1163	3	Comic
20047	Factor X (1995) #4	1163	4	Comic			2/60/4bb79adb16fde	5853	36						onsaleDate=1995-06-10T00:00:00-0400 focDate= unlimitedDate=2010-05-06T00:00:00-0400 digitalPurchaseDate=2011-03-29T00:00:00-0400	printPrice=1.95 digitalPurchasePrice=1.99		38d 1325d 469e 554h 595h 1042b 1055a 1096c	1	3918 3919 3920
84138	Falcon & Winter Soldier (2020) #1 (Variant)	1164	1	Comic	Variant
29293	Fall of the Hulks Alpha (2009) #1	1165	1	Comic
28859	Fall of the Hulks Gamma (2009) #1	1166	1	Comic
32756	Fall of the Hulks: M.O.D.O.K. (2010) #1	1167	1	Comic
29889	Fall of the Hulks: Red Hulk (2010) #1	1168	1	Comic
31500	Fall of the Hulks: Red Hulk (2010) #2	1168	2	Comic
29891	Fall of the Hulks: Red Hulk (2010) #3	1168	3	Comic
29892	Fall of the Hulks: Red Hulk (2010) #4	1168	4	Comic
29807	Fall of the Hulks: The Savage She-Hulks (2010) #1	1169	1	Comic
29808	Fall of the Hulks: The Savage She-Hulks (2010) #2	1169	2	Comic
29809	Fall of the Hulks: The Savage She-Hulks (2010) #3	1169	3	Comic
980	Fantastic Firsts Vol. I (Trade Paperback)		0	Trade Paperback
12894	Fantastic Four (1961) #1	1172	1	Comic
12895	Fantastic Four (1961) #10	1172	10	Comic
12906	Fantastic Four (1961) #11	1172	11	Comic
12917	Fantastic Four (1961) #12	1172	12	Comic
12921	Fantastic Four (1961) #123	1172	123	Comic
12928	Fantastic Four (1961) #13	1172	13	Comic
12939	Fantastic Four (1961) #14	1172	14	Comic
12950	Fantastic Four (1961) #15	1172	15	Comic
12961	Fantastic Four (1961) #16	1172	16	Comic
12962	Fantastic Four (1961) #160	1172	160	Comic
12965	Fantastic Four (1961) #163	1172	163	Comic
12966	Fantastic Four (1961) #164	1172	164	Comic
12970	Fantastic Four (1961) #168	1172	168	Comic
12971	Fantastic Four (1961) #169	1172	169	Comic
12972	Fantastic Four (1961) #17	1172	17	Comic
12973	Fantastic Four (1961) #170	1172	170	Comic
12975	Fantastic Four (1961) #172	1172	172	Comic
12983	Fantastic Four (1961) #18	1172	18	Comic
12994	Fantastic Four (1961) #19	1172	19	Comic
13005	Fantastic Four (1961) #2	1172	2	Comic
13006	Fantastic Four (1961) #20	1172	20	Comic
13056	Fantastic Four (1961) #245	1172	245	Comic
13062	Fantastic Four (1961) #250	1172	250	Comic
13063	Fantastic Four (1961) #251	1172	251	Comic
13064	Fantastic Four (1961) #252	1172	252	Comic
13067	Fantastic Four (1961) #255	1172	255	Comic
13068	Fantastic Four (1961) #256	1172	256	Comic
13078	Fantastic Four (1961) #265	1172	265	Comic
13116	Fantastic Four (1961) #3	1172	3	Comic
13117	Fantastic Four (1961) #30	1172	30	Comic
13124	Fantastic Four (1961) #306	1172	306	Comic
13125	Fantastic Four (1961) #307	1172	307	Comic
13131	Fantastic Four (1961) #312	1172	312	Comic
13141	Fantastic Four (1961) #321	1172	321	Comic
13142	Fantastic Four (1961) #322	1172	322	Comic
13143	Fantastic Four (1961) #323	1172	323	Comic
13144	Fantastic Four (1961) #324	1172	324	Comic
13146	Fantastic Four (1961) #326	1172	326	Comic
13147	Fantastic Four (1961) #327	1172	327	Comic
13148	Fantastic Four (1961) #328	1172	328	Comic
13149	Fantastic Four (1961) #329	1172	329	Comic
13151	Fantastic Four (1961) #330	1172	330	Comic
13153	Fantastic Four (1961) #332	1172	332	Comic
13155	Fantastic Four (1961) #334	1172	334	Comic
13156	Fantastic Four (1961) #335	1172	335	Comic
13172	Fantastic Four (1961) #35	1172	35	Comic
13190	Fantastic Four (1961) #366	1172	366	Comic
13191	Fantastic Four (1961) #367	1172	367	Comic
13192	Fantastic Four (1961) #368	1172	368	Comic
13193	Fantastic Four (1961) #369	1172	369	Comic
13195	Fantastic Four (1961) #370	1172	370	Comic
13212	Fantastic Four (1961) #386	1172	386	Comic
13224	Fantastic Four (1961) #397	1172	397	Comic
13227	Fantastic Four (1961) #4	1172	4	Comic
13245	Fantastic Four (1961) #415	1172	415	Comic
13246	Fantastic Four (1961) #416	1172	416	Comic
13255	Fantastic Four (1961) #5	1172	5	Comic
13266	Fantastic Four (1961) #6	1172	6	Comic
13277	Fantastic Four (1961) #7	1172	7	Comic
13288	Fantastic Four (1961) #8	1172	8	Comic
13299	Fantastic Four (1961) #9	1172	9	Comic
13304	Fantastic Four (1961) #94	1172	94	Comic
13313	Fantastic Four (1996) #10	1173	10	Comic
13315	Fantastic Four (1996) #12	1173	12	Comic
13323	Fantastic Four (1996) #8	1173	8	Comic
13324	Fantastic Four (1996) #9	1173	9	Comic
15527	Fantastic Four (1998) #1	1174	1	Comic
15528	Fantastic Four (1998) #10	1174	10	Comic
15529	Fantastic Four (1998) #11	1174	11	Comic
15531	Fantastic Four (1998) #13	1174	13	Comic
15532	Fantastic Four (1998) #14	1174	14	Comic
15536	Fantastic Four (1998) #18	1174	18	Comic
15537	Fantastic Four (1998) #19	1174	19	Comic
15538	Fantastic Four (1998) #2	1174	2	Comic
15540	Fantastic Four (1998) #21	1174	21	Comic
15541	Fantastic Four (1998) #22	1174	22	Comic
15546	Fantastic Four (1998) #27	1174	27	Comic
15549	Fantastic Four (1998) #3	1174	3	Comic
15555	Fantastic Four (1998) #35	1174	35	Comic
15556	Fantastic Four (1998) #36	1174	36	Comic
15571	Fantastic Four (1998) #5	1174	5	Comic
15573	Fantastic Four (1998) #51	1174	51	Comic
748	Fantastic Four (1998) #517	1174	517	Comic
826	Fantastic Four (1998) #518	1174	518	Comic
15574	Fantastic Four (1998) #52	1174	52	Comic
4262	Fantastic Four (1998) #538	1174	538	Comic
5803	Fantastic Four (1998) #543	1174	543	Comic
15582	Fantastic Four (1998) #6	1174	6	Comic
15593	Fantastic Four (1998) #7	1174	7	Comic
15595	Fantastic Four (1998) #8	1174	8	Comic
15596	Fantastic Four (1998) #9	1174	9	Comic
46098	Fantastic Four (2012) #6	1175	6	Comic
46099	Fantastic Four (2012) #7	1175	7	Comic
46100	Fantastic Four (2012) #8	1175	8	Comic
68007	Fantastic Four (2018) #1	1176	1	Comic
68017	Fantastic Four (2018) #11	1176	11	Comic
100593	Fantastic Four (2018) #42 (Variant)	1176	42	Comic	Variant
68011	Fantastic Four (2018) #5	1176	5	Comic
8700	Fantastic Four Annual (1963) #21	1179	21	Comic
8701	Fantastic Four Annual (1963) #22	1179	22	Comic
8702	Fantastic Four Annual (1963) #23	1179	23	Comic
8708	Fantastic Four Annual (1963) #4	1179	4	Comic
8709	Fantastic Four Annual (1963) #5	1179	5	Comic
38065	Fantastic Four by Waid & Wieringo Ultimate Collection Book 1 (Trade Paperback)		0	Trade Paperback
48109	Fantastic Four Epic Collection: All in the Family (Trade Paperback)	1183	0	Trade Paperback		2014-01-13T14:49:39-0500	3/90/52d4416e274e7	0	496	978-0-7851-8865-0		OCT130771	9780785 188650 53499		onsaleDate=2014-01-15T00:00:00-0500 focDate=2013-12-30T00:00:00-0500	printPrice=34.99		267i 344i 1074i 1100i 429a 523a 592a 921a 1274a 1335a 1366a 651g		5448 5449
1155	Fantastic Four Legends Vol. 1: Unstable Molecules (Trade Paperback)	1184	0	Trade Paperback
17296	Fantastic Four Omnibus Vol. 1 (Hardcover)		0	Hardcover
15906	Fantastic Four Omnibus Vol. 2 (Hardcover)		0	Hardcover
1773	Fantastic Four Visionaries: John Byrne Vol. 5 (Trade Paperback)		0	Trade Paperback
49794	Fantastic Four Vol. 1: The Fall of the Fantastic Four (Trade Paperback)		0	Trade Paperback
70747	Fantastic Four Vol. 3: The Herald Of Doom (Trade Paperback)		0	Trade Paperback
4872	Fantastic Four: House of M (2005) #1	1202	1	Comic
2361	Fantastic Four: House of M (2005) #2	1202	2	Comic
2828	Fantastic Four: House of M (2005) #3	1202	3	Comic
41433	Fear Itself (2010) #2 (3rd Printing Variant)	1203	2	Comic	3rd Printing Variant
39953	Fear Itself: The Fearless (2011) #1	1214	1	Comic
39956	Fear Itself: The Fearless (2011) #2	1214	2	Comic
39955	Fear Itself: The Fearless (2011) #3	1214	3	Comic
39958	Fear Itself: The Fearless (2011) #4	1214	4	Comic
39954	Fear Itself: The Fearless (2011) #5	1214	5	Comic
38495	Fear Itself: The Home Front (2010) #4	1215	4	Comic
46080	Fearless Defenders (2013) #10	1220	10	Comic
47355	Fearless Defenders (2013) #4	1220	4	Comic
2453	Friendly Neighborhood Spider-Man (2005) #1	1227	1	Comic
3021	Friendly Neighborhood Spider-Man (2005) #2	1227	2	Comic
3133	Friendly Neighborhood Spider-Man (2005) #3	1227	3	Comic
3361	Friendly Neighborhood Spider-Man (2005) #4	1227	4	Comic
4116	Friendly Neighborhood Spider-Man (2005) #7	1227	7	Comic
5090	Friendly Neighborhood Spider-Man Vol. 1: Derailed (Trade Paperback)		0	Trade Paperback
981	Fury Vol. I (Trade Paperback)		0	Trade Paperback
3889	Fury: Peacemaker (2006) #2		2	Comic
5487	Fury: Peacemaker (Trade Paperback)		0	Trade Paperback
78439	Future Foundation (2019) #1	1233	1	Comic
79184	Future Foundation (2019) #3	1233	3	Comic
79185	Future Foundation (2019) #4	1233	4	Comic
79186	Future Foundation (2019) #5	1233	5	Comic
1058	G.I. Joe Vol. II (Trade Paperback)	1235	0	Trade Paperback
59693	Gambit (1999) #23	1237	23	Comic
1992	Gambit (2004) #11	1238	11	Comic
16077	Gambit and the X-Ternals (1995) #1	1239	1	Comic
16078	Gambit and the X-Ternals (1995) #2	1239	2	Comic
16079	Gambit and the X-Ternals (1995) #3	1239	3	Comic
16080	Gambit and the X-Ternals (1995) #4	1239	4	Comic			9/a0/4bb79a8f6e061	6001	36						onsaleDate=1995-06-10T00:00:00-0400 focDate= unlimitedDate=2008-09-17T00:00:00-0400 digitalPurchaseDate=2011-03-29T00:00:00-0400	printPrice=1.95 digitalPurchasePrice=1.99	626 628	586d 746e 818c 905h 1042b 1076a	1	3386 3387 3388
2434	Gambit: Hath No Fury (Trade Paperback)		0	Trade Paperback
36639	Generation Hope (2010) #10	1241	10	Comic
36638	Generation Hope (2010) #11	1241	11	Comic
36623	Generation Hope (2010) #13	1241	13	Comic
36624	Generation Hope (2010) #14	1241	14	Comic
36620	Generation Hope (2010) #15	1241	15	Comic
3417	Generation M (2005) #3	1242	3	Comic
20038	Generation Next (1995) #1	1243	1	Comic
20039	Generation Next (1995) #2	1243	2	Comic
20040	Generation Next (1995) #3	1243	3	Comic
20041	Generation Next (1995) #4	1243	4	Comic			f/20/4bb79a5ea6c1c	6005	36						onsaleDate=1995-06-10T00:00:00-0400 focDate= unlimitedDate=2008-09-17T00:00:00-0400	printPrice=1.95		38d 1325d 183h 327c 480c 331b 746e 944a	1	3906 3907 3908 4713
22744	Generation X (1994) #18	1244	18	Comic
22745	Generation X (1994) #19	1244	19	Comic
65124	Generation X Vol. 1: Natural Selection (Trade Paperback)		0	Trade Paperback
64386	Generations: Captain Marvel & Captain Mar-Vell (2017) #1	1249	1	Comic
63956	Generations: Hawkeye & Hawkeye (2017) #1	1250	1	Comic
69363	Get Fury (2024) #6	1252	6	Comic		2024-09-10T14:16:44-0400	3/04/66a3ede897ccf	0	32		75960608954300611				onsaleDate=2024-10-02T00:00:00-0400 focDate=2024-09-02T00:00:00-0400	printPrice=3.99	266 458	343h 594a 826j 957e 1102b 1124l 1328d 1450c		6448 6449
8771	Ghost Rider (1973) #61	1254	61	Comic
8774	Ghost Rider (1973) #64	1254	64	Comic
8775	Ghost Rider (1973) #65	1254	65	Comic
22679	Ghost Rider (1990) #44	1255	44	Comic
22680	Ghost Rider (1990) #45	1255	45	Comic
22681	Ghost Rider (1990) #46	1255	46	Comic
4491	Ghost Rider (2006) #1	1256	1	Comic
6274	Ghost Rider (2006) #10	1256	10	Comic
13469	Ghost Rider (2006) #11	1256	11	Comic
15850	Ghost Rider (2006) #12	1256	12	Comic
21858	Ghost Rider (2006) #12 (2ND PRINTING)	1256	12	Comic	2ND PRINTING
15960	Ghost Rider (2006) #13	1256	13	Comic
16146	Ghost Rider (2006) #14	1256	14	Comic
16509	Ghost Rider (2006) #15	1256	15	Comic
16510	Ghost Rider (2006) #16	1256	16	Comic
17244	Ghost Rider (2006) #17	1256	17	Comic
17380	Ghost Rider (2006) #18	1256	18	Comic
17620	Ghost Rider (2006) #19	1256	19	Comic
4815	Ghost Rider (2006) #2	1256	2	Comic
20665	Ghost Rider (2006) #20	1256	20	Comic
20860	Ghost Rider (2006) #21	1256	21	Comic
20995	Ghost Rider (2006) #22	1256	22	Comic
21207	Ghost Rider (2006) #23	1256	23	Comic
21351	Ghost Rider (2006) #24	1256	24	Comic
21532	Ghost Rider (2006) #25	1256	25	Comic
21731	Ghost Rider (2006) #26	1256	26	Comic
21963	Ghost Rider (2006) #27	1256	27	Comic
22285	Ghost Rider (2006) #28 (SILVESTRI (50/50 COVER))	1256	28	Comic	SILVESTRI (50/50 COVER)
5104	Ghost Rider (2006) #3	1256	3	Comic
5258	Ghost Rider (2006) #4	1256	4	Comic
5429	Ghost Rider (2006) #5	1256	5	Comic
5977	Ghost Rider (2006) #8	1256	8	Comic
6117	Ghost Rider (2006) #9	1256	9	Comic
57157	Ghost Rider (2016) #1	1258	1	Comic
107217	Ghost Rider (2022) #16	1259	16	Comic
58635	Ghost Rider X-Mas Special Infinite Comic (2016) #1	1266	1	Digital Comic
57158	GHOST RIDER: FOUR ON THE FLOOR TPB (Trade Paperback)		0	Trade Paperback
119966	GHOST RIDER: ROBBIE REYES SPECIAL (2024) #1	1270	1	Comic		2024-09-10T14:17:45-0400	c/d0/66a3ee84e6e1e	68914	32		75960621011400111				onsaleDate=2024-10-02T00:00:00-0400 focDate=2024-09-02T00:00:00-0400 unlimitedDate=2024-09-10T00:00:00-0400 digitalPurchaseDate=2024-09-10T00:00:00-0400	printPrice=4.99	280	125e 209b 211b 770b 468c 1428c 1469c 527k 635a 765a 1304a 974d 1179j		6906 6907
82474	Ghost-Spider (2019) #4 (Variant)	1272	4	Comic	Variant
94227	Giant-Size Amazing Spider-Man: Chameleon Conspiracy (2021) #1	1273	1	Comic
94226	Giant-Size Amazing Spider-Man: King's Ransom  (2021) #1	1274	1	Comic
20026	Giant-Size Defenders (1974) #1	1276	1	Comic
4338	Giant-Size Hulk (2006) #1		1	Comic
3569	Giant-Size Ms. Marvel (2006) #1	1280	1	Comic
50714	Giant-Size Spider-Man (2014) #2	1281	2	Comic		2014-04-16T11:31:42-0400		0	64		75960608086100211				onsaleDate=2014-06-25T00:00:00-0400 focDate=2014-06-11T00:00:00-0400	printPrice=4.99		1465e		5581 5582
103002	Gold Goblin (2022) #1	1285	1	Comic
105768	Gold Goblin (2022) #1 (Variant)	1285	1	Comic	Variant
103003	Gold Goblin (2022) #2	1285	2	Comic
103004	Gold Goblin (2022) #3	1285	3	Comic
103005	Gold Goblin (2022) #4	1285	4	Comic
103006	Gold Goblin (2022) #5	1285	5	Comic
103100	Gold Goblin (Trade Paperback)		0	Trade Paperback
23910	Green Goblin (1995) #12	1287	12	Comic
25305	Guardians of the Galaxy (2008) #17	1288	17	Comic
25308	Guardians of the Galaxy (2008) #20	1288	20	Comic
25309	Guardians of the Galaxy (2008) #21	1288	21	Comic
29022	Guardians of the Galaxy (2008) #22	1288	22	Comic
29009	Guardians of the Galaxy (2008) #23	1288	23	Comic
29010	Guardians of the Galaxy (2008) #24	1288	24	Comic
32551	Guardians of the Galaxy (2008) #25	1288	25	Comic
48637	Guardians of the Galaxy (2013) #18	1289	18	Comic
43298	Guardians of the Galaxy (2013) #8	1289	8	Comic
43297	Guardians of the Galaxy (2013) #9	1289	9	Comic
62637	Guardians of the Galaxy (2015) #1.1	1290	1.1	Comic
29373	Guardians of the Galaxy Vol. 4:  Realm of Kings (Trade Paperback)		0	Trade Paperback
64908	GUARDIANS OF THE GALAXY: AN AWESOME MIX DIGEST (Digest)		0	Digest
63888	Guardians of the Galaxy: Telltale Games (2017) #1	1297	1	Comic		2017-07-21T15:08:29-0400	6/80/596d12b05f68a	0	32		75960608759400111	MAY170899			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	297	363c 598b 1070j		6313 6314
64280	Guardians of the Galaxy: Telltale Games (2017) #2	1297	2	Comic
64604	Guardians of the Galaxy: Telltale Games (2017) #3	1297	3	Comic
46151	Guardians of the Galaxy: Tomorrow's Avengers Vol. 2 (Trade Paperback)		0	Trade Paperback
51934	Guardians Team-Up (2015) #8	1300	8	Comic
55099	GUARDIANS TEAM-UP VOL. 2: UNLIKELY STORY TPB (Trade Paperback)		0	Trade Paperback
58327	Guidebook to the Marvel Cinematic Universe (2015) #1	1302	1	Comic
384	Gun Theory (2003) #3	1303	3	Comic			c/60/4bc69f11baf75	0	0		5960605492-00411				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=2.5		1164g 1422a		836 837
331	Gun Theory (2003) #4	1303	4	Comic			c/60/4bc69f11baf75	0	0		5960605468-00111				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=2.5				774 4670
62154	GWENPOOL, THE UNBELIEVABLE VOL. 3: TOTALLY IN CONTINUITY TPB (Trade Paperback)		0	Trade Paperback
4990	Halo Preview (2006)	1306	0	Comic				0	0						onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=0				146 4669
48641	Hawkeye (2012) #21	1309	21	Comic		2014-04-16T11:31:30-0400		0	32		75960607815802111				onsaleDate=2014-06-25T00:00:00-0400 focDate=2014-06-11T00:00:00-0400	printPrice=2.99		97j 123e 586d 646a 777c		5491 5492
61285	Hawkeye (2016) #10	1310	10	Comic
61280	Hawkeye (2016) #5	1310	5	Comic
61281	Hawkeye (2016) #6	1310	6	Comic
61282	Hawkeye (2016) #7	1310	7	Comic
61283	Hawkeye (2016) #8	1310	8	Comic
61284	Hawkeye (2016) #9	1310	9	Comic
16224	Hedge Knight (Trade Paperback)		0	Trade Paperback
6257	Hedge Knight II: Sworn Sword (2007) #1	1312	1	Comic
15878	Hedge Knight II: Sworn Sword (2007) #1 (Yu Variant)	1312	1	Comic	Yu Variant		9/50/4bc49463dad62	0	0		5960606129-00141				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=0		171a 992a 1047g		3351 3352
39890	Heralds (Trade Paperback)		0	Trade Paperback
93972	Heroes Reborn: America's Mightiest Heroes Companion Vol. 1 (Trade Paperback)		0	Trade Paperback
5705	Heroes Reborn: Avengers (Trade Paperback)		0	Trade Paperback
5453	Heroes Reborn: Captain America (Trade Paperback)		0	Trade Paperback
93631	Heroes Reborn: Hyperion & the Imperial Guard (2021) #1	1327	1	Comic
5589	Heroes Reborn: Iron Man (Trade Paperback)		0	Trade Paperback
2092	House of M (2005) #1	1330	1	Comic
2093	House of M (2005) #2	1330	2	Comic
2198	House of M (2005) #3	1330	3	Comic
2199	House of M (2005) #4	1330	4	Comic
2316	House of M (2005) #5	1330	5	Comic
14511	House of M (2005) #6	1330	6	Comic
51949	House of M (2015) #3	1333	3	Comic
56920	House of M (2015) #3 (Duarte Variant)	1333	3	Comic	Duarte Variant
17675	House of M (Hardcover)		0	Hardcover
4005	House of M (Trade Paperback)		0	Trade Paperback
3512	House of M: World of M (Trade Paperback)	1347	0	Trade Paperback		2013-07-11T14:44:44-0400	2/40/51defcfa4bc38	0	0	0-7851-1922-1	5960611922-00111				onsaleDate=2006-02-22T00:00:00-0500 focDate=1961-01-01T00:00:00-0500	printPrice=9.99	72 101 140 141 197 325 340 409 566 590 620	226a 320a 787a 1076a 454b 529b 532b 596b 502c 722c 1067c 1119c 1314c 682d 1141d 1325d 724f 734f 901f 1244f	28	756 757 758 794 830 1123 1139 1170 4682
72984	House of X (2019) #1	1348	1	Comic
55498	Howard the Duck (2015) #1	1349	1	Comic
71	Hulk & Thing: Hard Knocks (2004) #3	1350	3	Comic			9/50/58dabd5726e12	3958	0		5960605605-00311				onsaleDate=2004-11-03T00:00:00-0500 focDate= unlimitedDate=2007-11-13T00:00:00-0500	printPrice=3.5	321 580	424c 682d 829a 917g		1141 1142
27399	Hulk (1999) #103	1351	103	Comic		2017-08-16T15:40:18-0400	6/b0/5b3fb885a0828	16059	0			=0			onsaleDate=2007-02-03T00:00:00-0500 focDate=1961-01-01T00:00:00-0500 unlimitedDate=2010-11-02T10:15:07-0400	printPrice=0	124 321 377	634b 682d 953f 1112a 1315c	50	4715 4972
14421	Hulk (1999) #21	1351	21	Comic
14424	Hulk (1999) #24	1351	24	Comic
14425	Hulk (1999) #25	1351	25	Comic
14428	Hulk (1999) #28	1351	28	Comic
14450	Hulk (1999) #50	1351	50	Comic
14451	Hulk (1999) #51	1351	51	Comic
14453	Hulk (1999) #53	1351	53	Comic
14454	Hulk (1999) #54	1351	54	Comic
3530	Hulk (1999) #92	1351	92	Comic
25371	Hulk (2008) #19	1352	19	Comic
25372	Hulk (2008) #20	1352	20	Comic
30416	Hulk (2008) #21	1352	21	Comic
30418	Hulk (2008) #23	1352	23	Comic
31090	Hulk (2008) #23 (VARIANT)	1352	23	Comic	VARIANT
20863	Hulk (2008) #3	1352	3	Comic
38073	Hulk (2008) #43	1352	43	Comic
40638	Hulk (2008) #50	1352	50	Comic
40632	Hulk (2008) #53	1352	53	Comic
40630	Hulk (2008) #54	1352	54	Comic
40628	Hulk (2008) #55	1352	55	Comic
50372	Hulk (2014) #1	1353	1	Comic
22253	Hulk Custom Comic (2008) #1	1356	1	Comic				0	0						onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=0	321			4106 4107
1291	Hulk Gray Vol. 1 (Hardcover)		0	Hardcover
16018	Hulk Visionaries: Peter David Vol. 4 (Trade Paperback)		0	Trade Paperback
24235	Hulk: Broken Worlds Book (2009) #2	1361	2	Comic
2244	Hulk: Destruction (2005) #1	1362	1	Comic
2352	Hulk: Destruction (2005) #2	1362	2	Comic
2499	Hulk: Destruction (2005) #4	1362	4	Comic
31892	Hulk: Fall of the Hulks (Hardcover)		0	Hardcover
30863	Hulk: Fall of the Hulks - Red Hulk (Trade Paperback)		0	Trade Paperback
30005	Hulk: Fall of the Hulks Prelude (Trade Paperback)		0	Trade Paperback
30865	Hulk: Fall of the Hulks: The Savage She-Hulks (Trade Paperback)		0	Trade Paperback
365	Hulk: Gray (2003) #1	1367	1	Comic
287	Hulk: Gray (2003) #2	1367	2	Comic
340	Hulk: Gray (2003) #3	1367	3	Comic
317	Hulk: Gray (2003) #4	1367	4	Comic
383	Hulk: Gray (2003) #5	1367	5	Comic
300	Hulk: Gray (2003) #6	1367	6	Comic
37042	Hulk: Gray (All-New Edition) (Trade Paperback)		0	Trade Paperback
25400	Hulk: Gray (Hardcover)		0	Hardcover
2043	Hulk: Gray (Trade Paperback)		0	Trade Paperback
15897	Hulk: Planet Hulk (Trade Paperback)		0	Trade Paperback
21050	Hulk: Planet Hulk (Trade Paperback)		0	Trade Paperback
48172	Hunger (2013) #1	1382	1	Comic
48174	Hunger (2013) #2	1382	2	Comic
48175	Hunger (2013) #3	1382	3	Comic
48176	Hunger (2013) #4	1382	4	Comic
63867	I Am Groot (2017) #3	1386	3	Comic		2017-07-21T15:22:44-0400	6/a0/596d12482be4e	0	32		75960608736500311	MAY170902			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	295	152b 375d 499j 753a 1447e		6303 6304
63868	Iceman (2017) #3	1387	3	Comic		2017-07-21T15:24:33-0400	a/03/596d133e70743	0	32		75960608653500311	MAY170918			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	331	707a 1218c 1237d 1406b 1410j		6305 6306
119404	Immortal Thor (2023) #16	1391	16	Comic		2024-09-10T14:20:17-0400	a/10/66a3ede991f18	68915	32		75960620664301611				onsaleDate=2024-10-02T00:00:00-0400 focDate=2024-09-02T00:00:00-0400 unlimitedDate=2024-09-10T00:00:00-0400 digitalPurchaseDate=2024-09-10T00:00:00-0400	printPrice=4.99	500 581	211b 603a 777c 1065e 1221n 1237d		6892 6893
91743	Immortal X-Men (2022) #12	1392	12	Comic
91735	Immortal X-Men (2022) #4	1392	4	Comic
101492	Immortal X-Men (2022) #4 (Variant)	1392	4	Comic	Variant
102631	Immortal X-Men (2022) #4 (Variant)	1392	4	Comic	Variant
102632	Immortal X-Men (2022) #4 (Variant)	1392	4	Comic	Variant
91736	Immortal X-Men (2022) #5	1392	5	Comic
101493	Immortal X-Men (2022) #5 (Variant)	1392	5	Comic	Variant
102586	Immortal X-Men (2022) #5 (Variant)	1392	5	Comic	Variant
103296	Immortal X-Men (2022) #5 (Variant)	1392	5	Comic	Variant
91739	Immortal X-Men (2022) #8	1392	8	Comic
21175	Incredible Hercules (2008) #117	1396	117	Comic
21324	Incredible Hercules (2008) #118	1396	118	Comic
21505	Incredible Hercules (2008) #119	1396	119	Comic
21707	Incredible Hercules (2008) #120	1396	120	Comic
8948	Incredible Hulk (1962) #137	1398	137	Comic
8982	Incredible Hulk (1962) #171	1398	171	Comic
9005	Incredible Hulk (1962) #194	1398	194	Comic
9006	Incredible Hulk (1962) #195	1398	195	Comic
9007	Incredible Hulk (1962) #196	1398	196	Comic
9011	Incredible Hulk (1962) #200	1398	200	Comic
9079	Incredible Hulk (1962) #268	1398	268	Comic
9097	Incredible Hulk (1962) #286	1398	286	Comic
9105	Incredible Hulk (1962) #294	1398	294	Comic
9106	Incredible Hulk (1962) #295	1398	295	Comic
9113	Incredible Hulk (1962) #302	1398	302	Comic
9151	Incredible Hulk (1962) #340	1398	340	Comic
9195	Incredible Hulk (1962) #384	1398	384	Comic
9196	Incredible Hulk (1962) #385	1398	385	Comic
9255	Incredible Hulk (1962) #444	1398	444	Comic
9256	Incredible Hulk (1962) #445	1398	445	Comic
9267	Incredible Hulk (1962) #456	1398	456	Comic
16869	Incredible Hulk Annual (1976) #12	1403	12	Comic
16877	Incredible Hulk Annual (1976) #20	1403	20	Comic
29160	Incredible Hulk: Fall of the Hulks (Hardcover)		0	Hardcover
27649	Incredible Hulks (2009) #604 (DJURDJEVIC 70TH ANNIVERSARY VARIANT)	1408	604	Comic	DJURDJEVIC 70TH ANNIVERSARY VARIANT		b/d0/4badb223f33c9	0	40		5960606637-60421				onsaleDate=2029-12-31T00:00:00-0500 focDate=2009-10-29T00:00:00-0400	printPrice=3.99	321	551f 1097f 1232f 1112a 927a		4400 4401
27651	Incredible Hulks (2009) #606		606	Comic
27652	Incredible Hulks (2009) #607		607	Comic
31068	Incredible Hulks (2010) #606 (VARIANT)	1408	606	Comic	VARIANT
31236	Incredible Hulks (2010) #618	1408	618	Comic
34050	Incredible Hulks (2010) #619	1408	619	Comic
48652	Indestructible Hulk (2012) #17	1409	17	Comic
48653	Indestructible Hulk (2012) #18	1409	18	Comic
46168	Indestructible Hulk (2012) #3	1409	3	Comic
61556	Infamous Iron Man (2016) #10	1410	10	Comic		2017-07-21T15:26:19-0400	a/03/596d13447b471	0	32		75960608613901011	MAY170831			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	212	226a 298e 476d 777c 976n		6185 6186
47120	Infinity (2013) #1	1412	1	Comic
47123	Infinity (2013) #2	1412	2	Comic
47124	Infinity (2013) #3	1412	3	Comic
47125	Infinity (2013) #4	1412	4	Comic
47126	Infinity (2013) #5	1412	5	Comic
47127	Infinity (2013) #6	1412	6	Comic
20010	Infinity Abyss (2002) #1	1414	1	Comic
20011	Infinity Abyss (2002) #2	1414	2	Comic
20012	Infinity Abyss (2002) #3	1414	3	Comic
20013	Infinity Abyss (2002) #4	1414	4	Comic
20014	Infinity Abyss (2002) #5	1414	5	Comic
20015	Infinity Abyss (2002) #6	1414	6	Comic
1064	Infinity Abyss (Trade Paperback)	1413	0	Trade Paperback
67348	Infinity Countdown: Darkhawk (2018) #1		1	Comic
68667	Infinity Countdown: Darkhawk (2018) #2		2	Comic
68668	Infinity Countdown: Darkhawk (2018) #3		3	Comic
68669	Infinity Countdown: Darkhawk (2018) #4		4	Comic
71473	Infinity Countdown: Darkhawk (Trade Paperback)		0	Trade Paperback
23033	Infinity Crusade Vol. 1 (Trade Paperback)	1421	0	Trade Paperback		2013-07-29T12:38:06-0400	3/50/51f69ab303646	0	248	978-0-7851-3127-4	5960613127-00111	OCT082528	9780785 131274 52999		onsaleDate=2008-12-03T00:00:00-0500 focDate=2008-11-06T00:00:00-0500	printPrice=29.99	10 243 424 443 576	117b 1042b 1439b 131e 699c 910c 719h 1027h 940f 1063d 1181i 1327a		3793 3794 4132 4133 4174 4175 4176 4177 4178 4179
9286	Infinity Gauntlet (1991) #1	1422	1	Comic
9287	Infinity Gauntlet (1991) #2	1422	2	Comic
9288	Infinity Gauntlet (1991) #3	1422	3	Comic
9289	Infinity Gauntlet (1991) #4	1422	4	Comic
9290	Infinity Gauntlet (1991) #5	1422	5	Comic
9291	Infinity Gauntlet (1991) #6	1422	6	Comic
1507	Infinity Gauntlet (Trade Paperback)		0	Trade Paperback
9292	Infinity War (1992) #1	1425	1	Comic
9293	Infinity War (1992) #2	1425	2	Comic
9294	Infinity War (1992) #3	1425	3	Comic
17457	Infinity War (Trade Paperback)		0	Trade Paperback
47808	Inhuman (2014) #1	1431	1	Comic
49189	Inhumanity (2013) #1	1432	1	Comic
49349	Inhumanity: The Awakening (2013) #1	1433	1	Comic
49350	Inhumanity: The Awakening (2013) #2	1433	2	Comic
74769	Invaders (2019) #7	1437	7	Comic
48399	Invaders (Trade Paperback)	1436	0	Trade Paperback		2014-05-19T09:34:14-0400		0	120	978-0-7851-8914-5			9780785 189145 51799		onsaleDate=2014-07-30T00:00:00-0400 focDate=2014-07-15T00:00:00-0400	printPrice=17.99		1465e		5478 5479
59543	Invincible Iron Man (2015) #11 (Keown Mighty Men Variant)	1439	11	Comic	Keown Mighty Men Variant	2016-06-30T10:17:18-0400		0	32		759606083061001121				onsaleDate=2029-12-31T00:00:00-0500 focDate=2016-06-22T00:00:00-0400	printPrice=3.99		298e 854g		6031 6032
33011	INVINCIBLE IRON MAN VOL. 6: STARK RESILIENT BOOK 2 TPB (Trade Paperback)		0	Trade Paperback
49303	Iron Fist: The Living Weapon (2014) #1	1442	1	Comic
9363	Iron Man (1968) #131	1443	131	Comic
9364	Iron Man (1968) #132	1443	132	Comic
9365	Iron Man (1968) #133	1443	133	Comic
9366	Iron Man (1968) #134	1443	134	Comic
9393	Iron Man (1968) #159	1443	159	Comic
9399	Iron Man (1968) #164	1443	164	Comic
9418	Iron Man (1968) #181	1443	181	Comic
9419	Iron Man (1968) #182	1443	182	Comic
9420	Iron Man (1968) #183	1443	183	Comic
9467	Iron Man (1968) #225	1443	225	Comic
9468	Iron Man (1968) #226	1443	226	Comic
9469	Iron Man (1968) #227	1443	227	Comic
9470	Iron Man (1968) #228	1443	228	Comic
9471	Iron Man (1968) #229	1443	229	Comic
9473	Iron Man (1968) #230	1443	230	Comic
9474	Iron Man (1968) #231	1443	231	Comic
9475	Iron Man (1968) #232	1443	232	Comic
9516	Iron Man (1968) #27	1443	27	Comic
9544	Iron Man (1968) #295	1443	295	Comic
9562	Iron Man (1968) #310	1443	310	Comic
9571	Iron Man (1968) #319	1443	319	Comic
9573	Iron Man (1968) #320	1443	320	Comic
9574	Iron Man (1968) #321	1443	321	Comic
9575	Iron Man (1968) #322	1443	322	Comic
9576	Iron Man (1968) #323	1443	323	Comic
9577	Iron Man (1968) #324	1443	324	Comic
9578	Iron Man (1968) #325	1443	325	Comic
9586	Iron Man (1968) #332	1443	332	Comic
9614	Iron Man (1968) #59	1443	59	Comic
9653	Iron Man (1968) #94	1443	94	Comic
16330	Iron Man (1996) #11	1444	11	Comic
16331	Iron Man (1996) #12	1444	12	Comic
37770	Iron Man (1998) #10	1445	10	Comic
37771	Iron Man (1998) #11	1445	11	Comic
19886	Iron Man (1998) #15	1445	15	Comic
19897	Iron Man (1998) #25	1445	25	Comic
19908	Iron Man (1998) #35	1445	35	Comic
37802	Iron Man (1998) #4	1445	4	Comic
19918	Iron Man (1998) #44	1445	44	Comic
19919	Iron Man (1998) #45	1445	45	Comic
37813	Iron Man (1998) #5	1445	5	Comic
19930	Iron Man (1998) #55	1445	55	Comic
37857	Iron Man (1998) #9	1445	9	Comic
43944	Iron Man (2012) #1	1446	1	Comic
48763	Iron Man (2012) #20	1446	20	Comic
48766	Iron Man (2012) #23	1446	23	Comic
45037	Iron Man (2012) #3	1446	3	Comic
17285	Iron Man and Power Pack (2007) #1	1447	1	Comic
17417	Iron Man and Power Pack (2007) #2	1447	2	Comic
17652	Iron Man and Power Pack (2007) #3	1447	3	Comic
20697	Iron Man and Power Pack (2007) #4	1447	4	Comic
19861	Iron Man Annual (1976) #10	1448	10	Comic
19863	Iron Man Annual (1976) #12	1448	12	Comic
19865	Iron Man Annual (1976) #14	1448	14	Comic
19868	Iron Man Annual (1976) #4	1448	4	Comic
33861	Iron Man/Thor (2010) #3	1453	3	Comic
5872	Iron Man: Armor Wars (Trade Paperback)		0	Trade Paperback
29065	Iron Man: Armor Wars Prologue (Trade Paperback)		0	Trade Paperback
124200	Jeff Week Infinity Comic (2024) #4	1464	4	Digital Vertical Comic		2024-08-06T11:56:41-0400	6/50/66e8a51e219c0	69094	3		75960621172200411				onsaleDate=2024-09-26T00:00:00-0400 focDate=2024-08-26T00:00:00-0400 unlimitedDate=2024-09-26T00:00:00-0400 digitalPurchaseDate=2024-09-26T00:00:00-0400	printPrice=0		323e 564b		6946 6947
124201	Jeff Week Infinity Comic (2024) #5	1464	5	Digital Vertical Comic		2024-08-06T11:56:44-0400	2/d0/66e1c113195b1	69095	3		75960621172200511				onsaleDate=2024-09-27T00:00:00-0400 focDate=2024-08-26T00:00:00-0400 unlimitedDate=2024-09-27T00:00:00-0400 digitalPurchaseDate=2024-09-27T00:00:00-0400	printPrice=0		323e 564b		6948 6949
9700	Journey Into Mystery (1952) #124	1466	124	Comic
48369	Journey Into Mystery (1996) #503	1467	503	Comic
48370	Journey Into Mystery (1996) #504	1467	504	Comic
48373	Journey Into Mystery (1996) #507	1467	507	Comic
48374	Journey Into Mystery (1996) #508	1467	508	Comic
48375	Journey Into Mystery (1996) #510	1467	510	Comic
37756	Journey Into Mystery (1996) #515	1467	515	Comic
73	Kabuki (2004) #3	1470	3	Comic			b/50/4bc6b0b10b7a6	0	0						onsaleDate=2004-11-01T00:00:00-0500 focDate=	printPrice=0	367			1145 1146
52008	Kanan - The Last Padawan (2015) #1	1471	1	Comic
52010	Kanan - The Last Padawan (2015) #2	1471	2	Comic
52011	Kanan - The Last Padawan (2015) #3	1471	3	Comic
52012	Kanan - The Last Padawan (2015) #4	1471	4	Comic
47538	Kick-Ass 3 (Hardcover)	1472	0	Hardcover		2014-04-16T11:31:27-0400		0	184	978-0-7851-8488-1			9780785 184881 52499		onsaleDate=2014-06-25T00:00:00-0400 focDate=2014-06-10T00:00:00-0400	printPrice=24.99		1465e		5355 5356
19856	Killraven (2002) #2	1473	2	Comic
15908	Killraven Premiere (Hardcover)		0	Hardcover
99372	King Conan Chronicles Epic Collection: Phantoms And Phoenixes (Trade Paperback)		0	Trade Paperback
85651	King in Black (2020) #3	1477	3	Comic		2021-04-22T10:59:32-0400	d/20/5ff8cf367e5d1	56025	40		75960609863700311	NOV200459			onsaleDate=2021-01-20T00:00:00-0500 focDate=2020-12-14T00:00:00-0500 unlimitedDate=2021-04-26T00:00:00-0400 digitalPurchaseDate=2021-01-20T00:00:00-0500	printPrice=4.99 digitalPurchasePrice=4.99	64 251 551 581 628	390a 475d 933e 991k 1005l 1330j		6613 6614
85652	King in Black (2020) #4	1477	4	Comic		2021-05-24T00:34:24-0400	2/e0/6026d16e52b24	56154	40		75960609863700411	DEC200495			onsaleDate=2021-02-17T00:00:00-0500 focDate=2021-01-25T00:00:00-0500 unlimitedDate=2021-05-24T00:00:00-0400 digitalPurchaseDate=2021-02-17T00:00:00-0500	printPrice=4.99 digitalPurchasePrice=4.99	216 229 251 581 628	390a 1052a 475d 974d 933e 991k 1005l 1330j		6615 6616
85653	King in Black (2020) #5	1477	5	Comic		2020-12-05T09:06:03-0500	e/d0/605cee09aacd2	56405	40		75960609863700511	JAN210521			onsaleDate=2021-04-07T00:00:00-0400 focDate=2021-03-15T00:00:00-0400 unlimitedDate=2021-07-12T00:00:00-0400 digitalPurchaseDate=2021-04-07T00:00:00-0400	printPrice=5.99 digitalPurchasePrice=5.99	64 216 229 251 551 581 628	390a 475d 847c 933e 991k 1005l 1330j		6617 6618
91758	King in Black: Planet of the Symbiotes (2021) #2		2	Comic
93232	King in Black: Planet of the Symbiotes (2021) #2 (Variant)		2	Comic	Variant
91806	King In Black: Planet Of The Symbiotes (Trade Paperback)		0	Trade Paperback
50887	Legendary Star-Lord (2014) #1	1489	1	Comic
102524	Legion of X (2022) #7	1490	7	Comic
66037	Legion: Son of X Vol. 1 - Prodigal (Trade Paperback)		0	Trade Paperback
66362	Legion: Son of X Vol. 2 - Invasive Exotics (Trade Paperback)		0	Trade Paperback
68788	Legion: Son of X Vol. 4 - For We Are Many (Trade Paperback)		0	Trade Paperback
77480	Loki (2019) #1	1494	1	Comic
78444	Loki (2019) #2	1494	2	Comic
77584	Loki (2019) #2 (Variant)	1494	2	Comic	Variant
78051	Loki (2019) #2 (Variant)	1494	2	Comic	Variant
78887	Loki (2019) #3	1494	3	Comic
79420	Loki (2019) #4	1494	4	Comic
109313	Loki: The God Who Fell to Earth Infinity Comic (2023) #1	1497	1	Digital Vertical Comic		2023-09-22T18:30:42-0400	b/b0/650c4b7d3bd1a	64414	10		75960620679700111				onsaleDate=2023-09-27T00:00:00-0400 focDate=2023-08-28T00:00:00-0400 unlimitedDate=2023-09-27T00:00:00-0400 digitalPurchaseDate=2023-09-28T13:42:00-0400	printPrice=0	393 581	73a 859a 210f 511f 496c 1444c 1459g 1465e		6784 6785
42882	Lorna the Jungle Girl (1954) #6	1498	6	Comic	variant	2015-10-15T11:13:52-0400	9/40/50b4fc783d30f	26110	32	1	2	5	3	4	onsaleDate=2054-03-01T00:00:00-0500 focDate= unlimitedDate=2012-04-13T00:00:00-0400	printPrice=0		1465e		5345
37534	Magician: Apprentice Riftwar Saga (2010) #17	1501	17	Digital Comic		2014-05-08T12:18:41-0400		0	0						onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=0				5346
48913	Magneto (2014) #1	1503	1	Comic
75481	Magnificent Ms. Marvel (2019) #8	1504	8	Comic
70834	Man-Thing (1979) #4	1505	4	Comic
90089	Marauders (2019) #21	1506	21	Comic
2042	Marvel 1602 (Trade Paperback)	1508	0	Trade Paperback
2969	Marvel 1602: New World (2005) #2	1509	2	Comic
3344	Marvel 1602: New World (Trade Paperback)		0	Trade Paperback
95444	Marvel Action Origins (2021) #2	1511	2	Comic
37	Marvel Age Fantastic Four (2004) #8	1519	8	Comic			7/00/57194e8d24f2f	2106	0		5960605541-00811				onsaleDate=2004-11-03T00:00:00-0500 focDate= unlimitedDate=2016-04-25T00:00:00-0400	printPrice=2.25	251			1009 1010
59	Marvel Age Spider-Man (2004) #16	1520	16	Comic			1/c0/4bc474b2aadde	2119	0		5960605505-01611				onsaleDate=2004-11-17T00:00:00-0500 focDate= unlimitedDate=2007-11-13T00:00:00-0500	printPrice=2.25	190 551	454c 488g 1001b 1176a 1272d 1396f		853 854
1308	Marvel Age Spider-Man Vol. 2: Everyday Hero (Digest)	1521	0	Digest		2018-01-22T15:42:11-0500	9/20/4bc665483c3aa	0	96	0-7851-1451-3	5960611451-00111				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=5.99	551	310g 1232g 454c 513b 652b 1138b 539a 1168a 1038f 1091f		855 856 857 858 859 860 861 862 4674
10010	Marvel Comics Presents (1988) #1	1526	1	Comic
10011	Marvel Comics Presents (1988) #10	1526	10	Comic
10020	Marvel Comics Presents (1988) #108	1526	108	Comic
10021	Marvel Comics Presents (1988) #109	1526	109	Comic
10022	Marvel Comics Presents (1988) #11	1526	11	Comic
10033	Marvel Comics Presents (1988) #12	1526	12	Comic
10035	Marvel Comics Presents (1988) #121	1526	121	Comic
10042	Marvel Comics Presents (1988) #128	1526	128	Comic
10044	Marvel Comics Presents (1988) #13	1526	13	Comic
10045	Marvel Comics Presents (1988) #130	1526	130	Comic
10050	Marvel Comics Presents (1988) #135	1526	135	Comic
10051	Marvel Comics Presents (1988) #136	1526	136	Comic
10052	Marvel Comics Presents (1988) #137	1526	137	Comic
10053	Marvel Comics Presents (1988) #138	1526	138	Comic
10054	Marvel Comics Presents (1988) #139	1526	139	Comic
10055	Marvel Comics Presents (1988) #14	1526	14	Comic
10059	Marvel Comics Presents (1988) #143	1526	143	Comic
10060	Marvel Comics Presents (1988) #144	1526	144	Comic
10061	Marvel Comics Presents (1988) #145	1526	145	Comic
10062	Marvel Comics Presents (1988) #146	1526	146	Comic
10063	Marvel Comics Presents (1988) #147	1526	147	Comic
10064	Marvel Comics Presents (1988) #148	1526	148	Comic
10066	Marvel Comics Presents (1988) #15	1526	15	Comic
10077	Marvel Comics Presents (1988) #16	1526	16	Comic
10088	Marvel Comics Presents (1988) #17	1526	17	Comic
10095	Marvel Comics Presents (1988) #18	1526	18	Comic
10096	Marvel Comics Presents (1988) #19	1526	19	Comic
10097	Marvel Comics Presents (1988) #2	1526	2	Comic
10098	Marvel Comics Presents (1988) #20	1526	20	Comic
10101	Marvel Comics Presents (1988) #23	1526	23	Comic
10102	Marvel Comics Presents (1988) #24	1526	24	Comic
10103	Marvel Comics Presents (1988) #25	1526	25	Comic
10104	Marvel Comics Presents (1988) #26	1526	26	Comic
10105	Marvel Comics Presents (1988) #27	1526	27	Comic
10106	Marvel Comics Presents (1988) #28	1526	28	Comic
10107	Marvel Comics Presents (1988) #29	1526	29	Comic
10108	Marvel Comics Presents (1988) #3	1526	3	Comic
10109	Marvel Comics Presents (1988) #30	1526	30	Comic
10111	Marvel Comics Presents (1988) #32	1526	32	Comic
10117	Marvel Comics Presents (1988) #38	1526	38	Comic
10119	Marvel Comics Presents (1988) #4	1526	4	Comic
10123	Marvel Comics Presents (1988) #43	1526	43	Comic
10124	Marvel Comics Presents (1988) #44	1526	44	Comic
10130	Marvel Comics Presents (1988) #5	1526	5	Comic
10141	Marvel Comics Presents (1988) #6	1526	6	Comic
10142	Marvel Comics Presents (1988) #60	1526	60	Comic
10152	Marvel Comics Presents (1988) #7	1526	7	Comic
10160	Marvel Comics Presents (1988) #77	1526	77	Comic
10161	Marvel Comics Presents (1988) #78	1526	78	Comic
10162	Marvel Comics Presents (1988) #79	1526	79	Comic
10163	Marvel Comics Presents (1988) #8	1526	8	Comic
10174	Marvel Comics Presents (1988) #9	1526	9	Comic
10178	Marvel Comics Presents (1988) #93	1526	93	Comic
10179	Marvel Comics Presents (1988) #94	1526	94	Comic
10180	Marvel Comics Presents (1988) #95	1526	95	Comic
10181	Marvel Comics Presents (1988) #96	1526	96	Comic
10182	Marvel Comics Presents (1988) #97	1526	97	Comic
10183	Marvel Comics Presents (1988) #98	1526	98	Comic
3171	Marvel Comics Presents Wolverine Vol. 2 (Trade Paperback)		0	Trade Paperback
4296	Marvel Comics Presents: Wolverine Vol. 3 (Trade Paperback)		0	Trade Paperback
19842	Marvel Double Shot (2003) #1	1531	1	Comic
56	Marvel Encyclopedia Vol. 6: Fantastic Four (Hardcover)	1532	0	Hardcover			c/60/4bc6b23e498da	0	0		5960611480-00111				onsaleDate=2004-11-10T00:00:00-0500 focDate=	printPrice=9.99		1025g		1485 1486
19783	Marvel Fanfare (1982) #10	1533	10	Comic
19805	Marvel Fanfare (1982) #30	1533	30	Comic
19816	Marvel Fanfare (1982) #40	1533	40	Comic
19817	Marvel Fanfare (1982) #41	1533	41	Comic
19821	Marvel Fanfare (1982) #45	1533	45	Comic
23325	Marvel Feature (1971) #4	1534	4	Comic
48725	Marvel Firsts: The 1980s (Trade Paperback)		0	Trade Paperback
16066	Marvel Knights (2000) #6	1537	6	Comic
16054	Marvel Knights (2002) #6	1538	6	Comic
2559	Marvel Knights Spider-Man (2004) #19	1539	19	Comic
3087	Marvel Knights Spider-Man (2004) #20	1539	20	Comic
3192	Marvel Knights Spider-Man (2004) #21	1539	21	Comic
3398	Marvel Knights Spider-Man (2004) #22	1539	22	Comic
3965	MARVEL MASTERWORKS: ANT-MAN/GIANT-MAN (Hardcover)		0	Hardcover
46231	Marvel Masterworks: Ant-Man/Giant-Man (Trade Paperback)	1544	0	Trade Paperback		2013-11-22T16:30:27-0500	f/00/528faaa502efe	0	288	978-0-7851-6768-6		SEP130785	9780785 167686 52499		onsaleDate=2013-11-27T00:00:00-0500 focDate=2013-11-12T00:00:00-0500	printPrice=24.99		175i 755i 935i 752a 921a 806g 863g		5296 5297
46232	Marvel Masterworks: Ant-Man/Giant-Man (Trade Paperback)	1545	0	Trade Paperback		2013-11-22T16:30:27-0500	2/50/528facb5ec7ad	0	288	978-0-7851-6769-3		SEP130786	9780785 167693 52499		onsaleDate=2013-11-27T00:00:00-0500 focDate=2013-11-12T00:00:00-0500	printPrice=24.99		175i 755i 935i 752a 921a 806g 863g		5298 5299
17465	Marvel Masterworks: Ant-Man/Giant-Man Vol. 1 (Hardcover)		0	Hardcover
47928	Marvel Masterworks: Captain America (Trade Paperback)	1547	0	Trade Paperback		2014-04-24T14:56:28-0400	2/f0/53595c441ba04	0	296	978-0-7851-8803-2			9780785 188032 52499		onsaleDate=2014-04-30T00:00:00-0400 focDate=2014-04-15T00:00:00-0400	printPrice=24.99		806g 1334g 863i 921a		5390 5391
47929	Marvel Masterworks: Captain America (Trade Paperback)	1548	0	Trade Paperback		2014-04-24T15:57:26-0400	9/60/53595f08e0aea	0	296	978-0-7851-8804-9			9780785 188049 52499		onsaleDate=2014-04-30T00:00:00-0400 focDate=2014-04-15T00:00:00-0400	printPrice=24.99		806g 1334g 863i 921a		5392 5393
68960	Marvel Masterworks: Captain America Vol. 10 (Hardcover)		0	Hardcover
28003	Marvel Masterworks: Captain America Vol. 5 (Hardcover)		0	Hardcover
21072	Marvel Masterworks: Captain Marvel Vol. 3 (Hardcover)	1553	0	Hardcover			c/40/4bb85bd2ef173	0	0	978-0-7851-3015-4	5960613015-00111				onsaleDate=2008-04-16T00:00:00-0400 focDate=	printPrice=9.99	147 340 576	276f 436b 599b 685b 712b 751b 817b 988b 1022b 1042b 460a 592a 653a 472d 567d 793d 820d 1103d 845g 848c		2310 2311 2312 2313 2314 2315 2316 2317 2318 2319 2320 2321 2322 2323 2324 2325 2326 2327 2328 2329
21073	Marvel Masterworks: Captain Marvel Vol. 3 (Hardcover)	1554	0	Hardcover			c/d0/4bb85bce1f499	0	0	978-0-7851-3015-4	5960613016-00111				onsaleDate=2008-04-16T00:00:00-0400 focDate=	printPrice=9.99	147 340 576	276f 436b 599b 685b 712b 751b 817b 988b 1022b 1042b 460a 592a 653a 1108a 472d 567d 793d 820d 1103d 845g		2310 2311 2312 2313 2314 2315 2316 2317 2318 2319 2320 2321 2322 2323 2324 2325 2326 2327 2328 2329
25797	Marvel Masterworks: Deathlok Vol. 1 (Hardcover)		0	Hardcover
2319	MARVEL MASTERWORKS: DOCTOR STRANGE (Hardcover)		0	Hardcover
2820	MARVEL MASTERWORKS: DOCTOR STRANGE (Hardcover)		0	Hardcover
62853	Marvel Masterworks: Doctor Strange Vol. 8 (Hardcover)		0	Hardcover
1189	Marvel Masterworks: Doctor Strange Vol. I - 2nd Edition (1st) (Trade Paperback)	1558	0	Trade Paperback
60438	Marvel Masterworks: Marvel Two-In-One Vol. 2 (Hardcover)		0	Hardcover
66207	Marvel Masterworks: Marvel Two-In-One Vol. 3 (Hardcover)		0	Hardcover
48083	Marvel Masterworks: Rawhide Kid (Trade Paperback)	1561	0	Trade Paperback		2014-03-19T16:06:39-0400	9/80/5329f6a7ed41b	0	248	978-0-7851-8848-3			9780785 188483 52499		onsaleDate=2014-03-26T00:00:00-0400 focDate=2014-03-11T00:00:00-0400	printPrice=24.99		806g 863g 921a		5440 5441
48084	Marvel Masterworks: Rawhide Kid (Trade Paperback)	1562	0	Trade Paperback		2014-03-19T16:18:05-0400	7/20/5329f9f16e90d	0	248	978-0-7851-8849-0			9780785 188490 52499		onsaleDate=2014-03-26T00:00:00-0400 focDate=2014-03-11T00:00:00-0400	printPrice=24.99		806g 863g 921a		5442 5443
47936	Marvel Masterworks: The Amazing Spider-Man (Trade Paperback)	1565	0	Trade Paperback		2014-05-19T09:34:14-0400		0	248	978-0-7851-8807-0			9780785 188070 52499		onsaleDate=2014-07-30T00:00:00-0400 focDate=2014-07-15T00:00:00-0400	printPrice=24.99		1465e		5394 5395
47937	Marvel Masterworks: The Amazing Spider-Man (Trade Paperback)	1566	0	Trade Paperback		2014-05-19T09:34:14-0400		0	248	978-0-7851-8808-7			9780785 188087 52499		onsaleDate=2014-07-30T00:00:00-0400 focDate=2014-07-15T00:00:00-0400	printPrice=24.99		1465e		5396 5397
21816	Marvel Masterworks: The Amazing Spider-Man Vol. 10 (Hardcover)		0	Hardcover
66777	Marvel Masterworks: The Avengers Vol. 18 (Hardcover)		0	Hardcover
24297	Marvel Masterworks: The Avengers Vol. 9 (Hardcover)		0	Hardcover
40080	Marvel Masterworks: The Fantastic Four (Hardcover)		0	Hardcover
48068	Marvel Masterworks: The Fantastic Four (Trade Paperback)	1574	0	Trade Paperback		2014-02-25T11:03:51-0500	e/60/530cbd7ca0eb2	0	288	978-0-7851-8839-1		DEC130771	9780785 188391 52499		onsaleDate=2014-02-26T00:00:00-0500 focDate=2014-02-11T00:00:00-0500	printPrice=24.99		651i 836i 806g 863g 921a		5432 5433
48069	Marvel Masterworks: The Fantastic Four (Trade Paperback)	1575	0	Trade Paperback		2014-02-25T11:10:06-0500	b/c0/530cbf5dbc505	0	288	978-0-7851-8840-7		DEC130772	9780785 188407 52499		onsaleDate=2014-02-26T00:00:00-0500 focDate=2014-02-11T00:00:00-0500	printPrice=24.99		651i 836i 806g 863g 921a		5434 5435
1120	Marvel Masterworks: The Fantastic Four Vol. 1 (Hardcover)		0	Hardcover
28021	Marvel Masterworks: The Fantastic Four Vol. 12 (Hardcover)		0	Hardcover
60444	Marvel Masterworks: The Fantastic Four Vol. 19 (Hardcover)		0	Hardcover
67357	Marvel Masterworks: The Fantastic Four Vol. 20 (Hardcover)		0	Hardcover
1335	Marvel Masterworks: The Fantastic Four Vol. 7 (Hardcover)		0	Hardcover
4203	Marvel Masterworks: The Fantastic Four Vol.10 (Hardcover)		0	Hardcover
47823	Marvel Masterworks: The Human Torch (Trade Paperback)	1582	0	Trade Paperback		2014-04-16T11:31:28-0400		0	272	978-0-7851-8782-0			9780785 187820 52499		onsaleDate=2014-06-25T00:00:00-0400 focDate=2014-06-10T00:00:00-0400	printPrice=24.99		1465e		5384 5385
3435	MARVEL MASTERWORKS: THE INCREDIBLE HULK (Hardcover)		0	Hardcover
1500	Marvel Masterworks: The Incredible Hulk Vol. 2 (Hardcover)		0	Hardcover
48072	Marvel Masterworks: The Invincible Iron Man (Trade Paperback)	1587	0	Trade Paperback		2014-05-19T15:35:30-0400	3/a0/537a5ac733289	0	264	978-0-7851-8843-8			9780785 188438 52499		onsaleDate=2014-05-28T00:00:00-0400 focDate=2014-05-13T00:00:00-0400	printPrice=24.99		445i 755i 806g 863g 921a		5436 5437
48073	Marvel Masterworks: The Invincible Iron Man (Trade Paperback)	1588	0	Trade Paperback		2014-05-19T15:49:36-0400	6/f0/537a5ed72837e	0	264	978-0-7851-8844-5			9780785 188445 52499		onsaleDate=2014-05-28T00:00:00-0400 focDate=2014-05-13T00:00:00-0400	printPrice=24.99		445i 755i 806g 863g 921a		5438 5439
92064	Marvel Masterworks: The Mighty Thor Vol. 20 (Hardcover)	1589	0	Hardcover		2021-04-16T16:08:59-0400	a/20/60799be8ab92e	0	336	978-1-302-92871-1		OCT200692	9781302 928711 57500		onsaleDate=2021-04-21T00:00:00-0400 focDate=2020-11-30T00:00:00-0500	printPrice=75	581	69a 429a 964a 481k 881f 930f 1012f 1157g 1465e		6655 6656
2542	Marvel Masterworks: The Mighty Thor Vol. 4 (Hardcover)		0	Hardcover
15912	Marvel Masterworks: The Sub-Mariner Vol. 2 (Hardcover)		0	Hardcover
1587	MARVEL MASTERWORKS: THE UNCANNY X-MEN (Hardcover)		0	Hardcover
17693	MARVEL MASTERWORKS: THE UNCANNY X-MEN VOL. 6 HC (Hardcover)		0	Hardcover
17692	MARVEL MASTERWORKS: THE UNCANNY X-MEN VOL. 6 HC (Trade Paperback)		0	Trade Paperback
39530	Marvel Masterworks: The X-Men Vol. 3 DM Variant TPB (Trade Paperback)		0	Trade Paperback
39531	Marvel Masterworks: The X-Men Vol. 3 TPB (Trade Paperback)		0	Trade Paperback
1377	Marvel Masterworks: The X-Men Vol. 4 (Hardcover)		0	Hardcover
1192	Marvel Masterworks: The X-Men Vol. III - 2nd Edition (1st) (Trade Paperback)		0	Trade Paperback
5813	Marvel Milestones (2005) #22	1604	22	Comic				0	0		5960605721-02211				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=3.99				1265 4671
2003	Marvel Nemesis: The Imperfects (2005) #1	1606	1	Comic
2108	Marvel Nemesis: The Imperfects (2005) #2	1606	2	Comic
2216	Marvel Nemesis: The Imperfects (2005) #3	1606	3	Comic
2333	Marvel Nemesis: The Imperfects (2005) #4	1606	4	Comic
2461	Marvel Nemesis: The Imperfects (2005) #5	1606	5	Comic
58636	Marvel New Year's Eve Special Infinite Comic (2017) #1		1	Digital Comic
10223	Marvel Premiere (1972) #35	1607	35	Comic
10224	Marvel Premiere (1972) #36	1607	36	Comic
10225	Marvel Premiere (1972) #37	1607	37	Comic
19764	Marvel Preview (1975) #15	1608	15	Comic
82965	Marvel Previews (2017)	1609	0			2019-08-21T17:11:27-0400		0	152		75960608839302611	JUL190068			onsaleDate=2099-08-28T00:00:00-0500 focDate=2019-08-05T00:00:00-0400	printPrice=0
82967	Marvel Previews (2017)	1609	0			2019-11-07T08:46:15-0500		0	112		75960608839302811				onsaleDate=2099-10-30T00:00:00-0500 focDate=2019-10-07T00:00:00-0400	printPrice=0		1073e		6563 6564
82970	Marvel Previews (2017)	1609	0			2020-02-07T09:35:32-0500	c/80/5e3d7536c8ada	0	112		75960608839303111				onsaleDate=2099-01-29T00:00:00-0500 focDate=2020-01-06T00:00:00-0500	printPrice=0		1073e		6565
27454	Marvel Super Hero Squad (2009) #1	1611	1	Comic
27455	Marvel Super Hero Squad (2009) #2	1611	2	Comic
27456	Marvel Super Hero Squad (2009) #3	1611	3	Comic
27457	Marvel Super Hero Squad (2009) #4	1611	4	Comic
112780	MARVEL SUPER HEROES SECRET WARS #10 FACSIMILE EDITION (2024) #10	1612	10	Comic		2024-09-17T09:34:38-0400	3/60/66a3ed4606822	0	32		75960620816601011				onsaleDate=2024-10-02T00:00:00-0400 focDate=2024-08-19T00:00:00-0400	printPrice=4.99	64 212 251 551 628	1465e		6826 6827
15431	Marvel Super-Heroes (1967) #20	1615	20	Comic
15524	Marvel Super-Heroes (1992) #8	1616	8	Comic
19622	Marvel Team-Up (1972) #141	1617	141	Comic
19475	Marvel Two-in-One (1974) #1	1618	1	Comic
19476	Marvel Two-in-One (1974) #10	1618	10	Comic
19478	Marvel Two-in-One (1974) #11	1618	11	Comic
19479	Marvel Two-in-One (1974) #12	1618	12	Comic
19480	Marvel Two-in-One (1974) #13	1618	13	Comic
19481	Marvel Two-in-One (1974) #14	1618	14	Comic
19482	Marvel Two-in-One (1974) #15	1618	15	Comic
19483	Marvel Two-in-One (1974) #16	1618	16	Comic
19484	Marvel Two-in-One (1974) #17	1618	17	Comic
19485	Marvel Two-in-One (1974) #18	1618	18	Comic
19486	Marvel Two-in-One (1974) #19	1618	19	Comic
19487	Marvel Two-in-One (1974) #2	1618	2	Comic
19488	Marvel Two-in-One (1974) #20	1618	20	Comic
19498	Marvel Two-in-One (1974) #3	1618	3	Comic
19509	Marvel Two-in-One (1974) #4	1618	4	Comic
19520	Marvel Two-in-One (1974) #5	1618	5	Comic
19531	Marvel Two-in-One (1974) #6	1618	6	Comic
19542	Marvel Two-in-One (1974) #7	1618	7	Comic
19553	Marvel Two-in-One (1974) #8	1618	8	Comic
19564	Marvel Two-in-One (1974) #9	1618	9	Comic
41688	MARVEL UNIVERSE AVENGERS EARTH'S MIGHTIEST HEROES VOL. 2 DIGEST (Digest)		0	Digest
1143	Marvel Universe Roleplaying Game Guide (Trade Paperback)	1619	0	Trade Paperback				0	128	=785110283					onsaleDate=1999-11-30T00:00:00-0500 focDate=	printPrice=9.99				75 76
1104	Marvel Universe Vol. I: Thanos: Infinity Abyss (Trade Paperback)	1623	0	Trade Paperback
1903	Marvel Visionaries: Steve Ditko (Hardcover)		0	Hardcover
1672	Marvel Weddings (Trade Paperback)		0	Trade Paperback
78621	Marvel's Avengers: Captain America (2020) #1	1630	1	Comic
79477	Marvel's Avengers: Road to A-Day (Trade Paperback)		0	Trade Paperback
22098	Marvel's Greatest Heroes Sampler (2008) #1	1632	1	Comic			9/40/4bb6ecf441158	10098	0						onsaleDate=2029-12-31T00:00:00-0500 focDate= unlimitedDate=2008-07-09T00:00:00-0400	printPrice=0				4066 4067
75094	Marvel's Hero Project Season 1: Dynamic Daniella (2019) #1	1633	1	Comic
75084	Marvel's Hero Project Season 1: High-Flying Hailey (2019) #1	1634	1	Comic
113826	Marvel's Voices: Legends (2024) #1	1641	1	Comic
37502	Marvels Vol. 1 (1994) #5	1646	5	Digital Comic		2014-05-08T12:18:41-0400		0	0						onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=0				5347
10284	Maximum Security (2000) #1	1651	1	Comic
10285	Maximum Security (2000) #2	1651	2	Comic
10286	Maximum Security (2000) #3	1651	3	Comic
19032	Maximum Security: Dangerous Planet (2000) #1	1652	1	Comic
48316	Mighty Avengers (2013) #1	1653	1	Comic
48317	Mighty Avengers (2013) #2	1653	2	Comic
48318	Mighty Avengers (2013) #3	1653	3	Comic
48319	Mighty Avengers (2013) #4	1653	4	Comic
48320	Mighty Avengers (2013) #5	1653	5	Comic
55789	Mighty Thor Vol. 2: Lords of Midgard (Trade Paperback)	1659	0	Trade Paperback		2017-07-21T16:25:18-0400	e/03/59726ae652805	0	160	978-0-7851-9966-3		MAY170960	9780785 199663 51999		onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-06-10T00:00:00-0400	printPrice=19.99	517 539 582	73a 511g 678f 1465e		5821 5822
60625	Monsters Unleashed (2017) #1		1	Comic
56398	Monsters Unleashed (2017) #11		11	Comic
60626	Monsters Unleashed (2017) #2		2	Comic
60627	Monsters Unleashed (2017) #3		3	Comic
60628	Monsters Unleashed (2017) #4		4	Comic
60629	Monsters Unleashed (2017) #5		5	Comic
56274	Monsters Unleashed Vol. 2: Learning Curve (Trade Paperback)		0	Trade Paperback
63733	MONSTERS UNLEASHED: BATTLEGROUND TPB (Trade Paperback)		0	Trade Paperback
60719	Moon Girl and Devil Dinosaur (2015) #21	1669	21	Comic		2017-07-21T15:28:10-0400	c/80/596d16ba5b6ce	0	32		759606084051002111	MAY170862			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	207	272c 347j 1053a 1116e		6096 6097
49077	Moon Knight (2014) #1	1670	1	Comic
108518	MS. MARVEL BY SALADIN AHMED TPB (Trade Paperback)		0	Trade Paperback
110203	Ms. Marvel: The New Mutant (2023) #1	1684	1	Comic
110204	Ms. Marvel: The New Mutant (2023) #2	1684	2	Comic
110205	Ms. Marvel: The New Mutant (2023) #3	1684	3	Comic
110206	Ms. Marvel: The New Mutant (2023) #4	1684	4	Comic
103829	Murderworld: Avengers (2022) #1	1685	1	Comic
103833	Murderworld: Game Over (2023) #1	1686	1	Comic
103832	Murderworld: Moon Knight (2023) #1	1687	1	Comic
103830	Murderworld: Spider-Man (2023) #1	1688	1	Comic
103831	Murderworld: Wolverine (2023) #1	1689	1	Comic
26022	Mystic Comics 70th Anniversary Special (2009) #1 (MARTIN VARIANT)	1691	1	Comic	MARTIN VARIANT
10	Mystique (2003) #21	1692	21	Comic			1/50/580fe48216977	2235	0		5960605431-02111				onsaleDate=2004-11-24T00:00:00-0500 focDate= unlimitedDate=2007-11-13T00:00:00-0500 digitalPurchaseDate=2013-10-08T00:00:00-0400	printPrice=2.99 digitalPurchasePrice=1.99	449	619b 672f 1006g 1016a 1452d		684 685
110531	Namor (2024) #1	1693	1	Comic		2024-06-07T15:33:11-0400	a/70/66a7f59be944f	67856	40		75960620743500111				onsaleDate=2024-07-17T00:00:00-0400 focDate=2024-06-17T00:00:00-0400 unlimitedDate=2024-07-10T00:00:00-0400 digitalPurchaseDate=2024-07-10T00:00:00-0400	printPrice=4.99	451	73a 298e 374d 514b 942b 958j 1033c		6804 6805
119682	Namor (2024) #1 (Variant)	1693	1	Comic	Variant	2024-03-23T09:19:16-0400	4/03/66951f53020b6	0	40		75960620743500121				onsaleDate=2024-07-17T00:00:00-0400 focDate=2024-06-17T00:00:00-0400	printPrice=4.99		73a 374d 387j 514b 942b 1033c 1075e 1431k		6898 6899
119683	Namor (2024) #1 (Variant)	1693	1	Comic	Variant	2024-03-23T09:19:18-0400	6/b0/66951f5347bac	0	40		75960620743500131				onsaleDate=2024-07-17T00:00:00-0400 focDate=2024-06-17T00:00:00-0400	printPrice=4.99		73a 298e 374d 387j 514b 942b 1033c		6900 6901
119684	Namor (2024) #1 (Variant)	1693	1	Comic	Variant	2024-03-23T09:19:19-0400	3/d0/66951f4e52f50	0	40		75960620743500117				onsaleDate=2024-07-17T00:00:00-0400 focDate=2024-06-17T00:00:00-0400	printPrice=4.99		73a 374d 514b 942b 1033c 1075e 1378j		6902 6903
119685	Namor (2024) #1 (Variant)	1693	1	Comic	Variant	2024-03-23T09:19:20-0400	7/10/66951f4e648bb	0	40		75960620743500118				onsaleDate=2024-07-17T00:00:00-0400 focDate=2024-06-17T00:00:00-0400	printPrice=4.99		73a 298e 374d 514b 942b 1033c		6904 6905
120511	Namor (2024) #1 (Variant)	1693	1	Comic	Variant	2024-03-23T09:19:21-0400	d/e0/66951f5434309	0	40		75960620743500141				onsaleDate=2024-07-17T00:00:00-0400 focDate=2024-06-17T00:00:00-0400	printPrice=4.99		73a 298e 374d 514b 942b 1033c		6918 6919
110532	Namor (2024) #2	1693	2	Comic		2024-06-28T10:54:28-0400	9/d0/66bb7169bb69b	67992	40		75960620743500211				onsaleDate=2024-08-21T00:00:00-0400 focDate=2024-07-22T00:00:00-0400 unlimitedDate=2024-08-08T00:00:00-0400 digitalPurchaseDate=2024-08-08T00:00:00-0400	printPrice=4.99	451	73a 298e 374d 514b 942b 958j 1033c		6806 6807
120970	Namor (2024) #2 (Variant)	1693	2	Comic	Variant	2024-04-20T10:42:44-0400	a/60/66c75a8fee449	0	40		75960620743500221				onsaleDate=2024-08-21T00:00:00-0400 focDate=2024-07-22T00:00:00-0400	printPrice=4.99		73a 374d 514b 942b 1033c 1075e 1429j		6920 6921
120971	Namor (2024) #2 (Variant)	1693	2	Comic	Variant	2024-04-20T10:43:03-0400	c/80/66c75a902eebd	0	40		75960620743500231				onsaleDate=2024-08-21T00:00:00-0400 focDate=2024-07-22T00:00:00-0400	printPrice=4.99		73a 298e 374d 514b 942b 862k 1033c 1230j		6922 6923
110533	Namor (2024) #3	1693	3	Comic		2024-07-31T17:40:47-0400	6/60/66e347bf100f7	68498	40		75960620743500311				onsaleDate=2024-09-25T00:00:00-0400 focDate=2024-08-26T00:00:00-0400 unlimitedDate=2024-09-05T00:00:00-0400 digitalPurchaseDate=2024-09-05T00:00:00-0400	printPrice=4.99	451	73a 298e 374d 514b 942b 958j 1033c		6808 6809
121456	Namor (2024) #3 (Variant)	1693	3	Comic	Variant	2024-06-05T10:38:22-0400	8/d0/66f411e3b70ab	0	40		75960620743500321				onsaleDate=2024-09-25T00:00:00-0400 focDate=2024-08-26T00:00:00-0400	printPrice=4.99		73a 298e 374d 514b 942b 1033c 1377j		6930 6931
110534	Namor (2024) #4	1693	4	Comic		2024-09-10T16:34:31-0400	6/70/66a3ee0712c78	68922	40		75960620743500411				onsaleDate=2024-10-30T00:00:00-0400 focDate=2024-09-30T00:00:00-0400 unlimitedDate=2024-09-10T00:00:00-0400 digitalPurchaseDate=2024-09-10T00:00:00-0400	printPrice=4.99	451	73a 298e 374d 514b 942b 958j 1033c		6810 6811
112832	Namor (2024) #5	1693	5	Comic		2024-09-06T09:12:53-0400	6/60/66e1ce22283e5	0	40		75960620743500511				onsaleDate=2024-12-18T00:00:00-0500 focDate=2024-11-11T00:00:00-0500	printPrice=4.99		73a 261k 298e 374d 514b 942b 958j 1033c		6828 6829
43527	New Avengers (2013) #13	1696	13	Comic
48786	New Avengers (2013) #16	1696	16	Comic
26024	New Avengers Annual (2009) #3	1697	3	Comic
5085	New Excalibur (2005) #11	1698	11	Comic
16489	New Excalibur (2005) #23	1698	23	Comic
6132	New Excalibur Vol. 2: Last Days of Camelot (Trade Paperback)		0	Trade Paperback
21752	New Exiles (2008) #10	1700	10	Comic
1528	New Invaders (2004) #6	1701	6	Comic
10348	New Mutants (1983) #13	1702	13	Comic
10379	New Mutants (1983) #41	1702	41	Comic
10384	New Mutants (1983) #46	1702	46	Comic
10387	New Mutants (1983) #49	1702	49	Comic
10398	New Mutants (1983) #59	1702	59	Comic
10400	New Mutants (1983) #60	1702	60	Comic
10401	New Mutants (1983) #61	1702	61	Comic
10412	New Mutants (1983) #71	1702	71	Comic
10413	New Mutants (1983) #72	1702	72	Comic
10414	New Mutants (1983) #73	1702	73	Comic
10417	New Mutants (1983) #76	1702	76	Comic
10438	New Mutants (1983) #95	1702	95	Comic
10439	New Mutants (1983) #96	1702	96	Comic
10440	New Mutants (1983) #97	1702	97	Comic
24262	New Mutants (2009) #1	1704	1	Comic
28107	New Mutants (2009) #1 (2ND PRINTING VARIANT)	1704	1	Comic	2ND PRINTING VARIANT
27398	New Mutants (2009) #1 (BENJAMIN VARIANT)	1704	1	Comic	BENJAMIN VARIANT
27461	New Mutants (2009) #1 (MCLEOD VARIANT)	1704	1	Comic	MCLEOD VARIANT
27462	New Mutants (2009) #1 (ROSS COVER)	1704	1	Comic	ROSS COVER
26051	New Mutants (2009) #2	1704	2	Comic
28600	New Mutants (2009) #2 (2ND PRINTING VARIANT)	1704	2	Comic	2ND PRINTING VARIANT
27463	New Mutants (2009) #2 (BENJAMIN VARIANT)	1704	2	Comic	BENJAMIN VARIANT
36495	New Mutants (2009) #22	1704	22	Comic
36502	New Mutants (2009) #23	1704	23	Comic
36497	New Mutants (2009) #24	1704	24	Comic
36501	New Mutants (2009) #25	1704	25	Comic
40987	New Mutants (2009) #25 (X-Man Variant)	1704	25	Comic	X-Man Variant
36499	New Mutants (2009) #27	1704	27	Comic
36505	New Mutants (2009) #28	1704	28	Comic
26052	New Mutants (2009) #3	1704	3	Comic
27857	New Mutants (2009) #3 (50S DECADE VARIANT)	1704	3	Comic	50S DECADE VARIANT
27464	New Mutants (2009) #3 (VARIANT)	1704	3	Comic	VARIANT
36498	New Mutants (2009) #31	1704	31	Comic
38079	New Mutants (2009) #34	1704	34	Comic
40721	New Mutants (2009) #35	1704	35	Comic
26053	New Mutants (2009) #4	1704	4	Comic
27896	New Mutants (2009) #4 (70TH FRAME VARIANT)	1704	4	Comic	70TH FRAME VARIANT
27465	New Mutants (2009) #4 (BENJAMIN VARIANT)	1704	4	Comic	BENJAMIN VARIANT
26054	New Mutants (2009) #5	1704	5	Comic
26055	New Mutants (2009) #6	1704	6	Comic
31427	New Mutants (2009) #6 (2ND PRINTING VARIANT)	1704	6	Comic	2ND PRINTING VARIANT
26056	New Mutants (2009) #7	1704	7	Comic
26057	New Mutants (2009) #8	1704	8	Comic
26058	New Mutants (2009) #9	1704	9	Comic
40170	New Mutants (2010) #23 (2nd Printing Variant)	1705	23	Comic	2nd Printing Variant
39280	New Mutants (2010) #25 (Adams Variant )	1705	25	Comic	Adams Variant 
40011	New Mutants (2010) #27 (I Am Captain America Variant)	1705	27	Comic	I Am Captain America Variant
38080	New Mutants (2010) #33	1705	33	Comic
41448	New Mutants (2010) #33 (Keown Variant)	1705	33	Comic	Keown Variant
10338	New Mutants Annual (1984) #4	1706	4	Comic
10339	New Mutants Annual (1984) #5	1706	5	Comic
10340	New Mutants Annual (1984) #6	1706	6	Comic
37592	New Mutants Classic Vol. 6 (Trade Paperback)		0	Trade Paperback
2467	New Thunderbolts (2004) #12	1711	12	Comic
1556	New Thunderbolts (2004) #4	1711	4	Comic
1738	New Thunderbolts (2004) #6	1711	6	Comic
1952	New Thunderbolts Vol. 1: One Step Forward (Trade Paperback)		0	Trade Paperback
3030	New Thunderbolts Vol. 2: Modern Marvels (Trade Paperback)		0	Trade Paperback
21744	New Warriors (2007) #15	1714	15	Comic
14947	New X-Men (2001) #128	1715	128	Comic
14948	New X-Men (2001) #129	1715	129	Comic
14949	New X-Men (2001) #130	1715	130	Comic
14953	New X-Men (2001) #134	1715	134	Comic
14959	New X-Men (2001) #140	1715	140	Comic
14960	New X-Men (2001) #141	1715	141	Comic
17223	New X-Men (2004) #44	1716	44	Comic
17356	New X-Men (2004) #45	1716	45	Comic
17595	New X-Men (2004) #46	1716	46	Comic
5451	New X-Men (Hardcover)		0	Hardcover
994	New X-Men Vol. III: New Worlds (Trade Paperback)		0	Trade Paperback
995	Nick Fury: Agent of Sheild (Trade Paperback)		0	Trade Paperback
26097	Nova (2007) #32	1721	32	Comic
29025	Nova (2007) #33	1721	33	Comic
29026	Nova (2007) #34	1721	34	Comic
29027	Nova (2007) #35	1721	35	Comic
29028	Nova (2007) #36	1721	36	Comic
28887	Nova Vol. 6: Realm of Kings (Trade Paperback)		0	Trade Paperback
115313	Nyx (2024) #3	1724	3	Comic		2024-07-31T17:41:24-0400	4/50/66e347db82984	68499	32		75960620918700311				onsaleDate=2024-09-25T00:00:00-0400 focDate=2024-08-26T00:00:00-0400 unlimitedDate=2024-09-05T00:00:00-0400 digitalPurchaseDate=2024-09-05T00:00:00-0400	printPrice=3.99	46 446 481 560 624	139c 255e 261k 849a 899a 1064b 1149j 1237d		6874 6875
121459	Nyx (2024) #3 (Variant)	1724	3	Comic	Variant	2024-06-05T10:40:10-0400	8/b0/66f411ea0b2f2	0	32		75960620918700331				onsaleDate=2024-09-25T00:00:00-0400 focDate=2024-08-26T00:00:00-0400	printPrice=3.99		139c 255e 639n 849a 899a 1064b 1237d		6932 6933
61648	Occupy Avengers (2016) #1	1725	1	Comic
61649	Occupy Avengers (2016) #2	1725	2	Comic
61650	Occupy Avengers (2016) #3	1725	3	Comic
61651	Occupy Avengers (2016) #4	1725	4	Comic
61652	Occupy Avengers (2016) #5	1725	5	Comic
61653	Occupy Avengers (2016) #6	1725	6	Comic
61654	Occupy Avengers (2016) #7	1725	7	Comic
61655	Occupy Avengers (2016) #8	1725	8	Comic
61656	Occupy Avengers (2016) #9	1725	9	Comic		2017-07-21T15:29:40-0400	a/30/596d138f69cea	0	32		75960608619100911	MAY170793			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	305 329 507	298e 476d 1415a 1419j	52	6203 6204
1689	Official Handbook of the Marvel Universe (2004) #10 (MARVEL KNIGHTS)	1726	10	Comic	MARVEL KNIGHTS		9/30/4bc64df4105b9	0	0		5960605694-00111				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=3.99	50 110 171 272 318 407 429 512 519 532 540 563 569 620	351a 420a 630a 783a 1026a 1062a 1188a 1392a 920g		1214 1215
1749	Official Handbook of the Marvel Universe (2004) #11 (X-MEN - AGE OF APOCALYPSE)	1726	11	Comic	X-MEN - AGE OF APOCALYPSE		c/b0/4bc6494ed6eb4	0	0		5960605625-00111				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=3.99	50 110 171 272 318 407 429 512 519 532 540 563 569 620	310g 1176a		1166 1167
1886	Official Handbook of the Marvel Universe (2004) #12 (SPIDER-MAN)	1726	12	Comic	SPIDER-MAN		b/40/4bc64020a4ccc	0	0		5960605667-00111				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=3.99	50 110 171 272 318 407 429 512 519 532 540 563 569 620	328a 351a 420a 591a 624a 698a 1026a 1188a 1293a 1362a 1438a 1181g		1175 1176
1994	Official Handbook of the Marvel Universe (2004) #13 (TEAMS)	1726	13	Comic	TEAMS		f/20/4bc63a47b8dcb	0	0		5960605695-00111				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=3.99	50 110 171 272 318 407 429 512 519 532 540 563 569 620	351a 420a 630a 713a 783a 1026a 1062a 1090a 1392a 724g		1216 1217
2088	Official Handbook of the Marvel Universe (2004) #14 (FANTASTIC FOUR)	1726	14	Comic	FANTASTIC FOUR		9/90/4bc6353e5fc56	0	0		5960605677-00111				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=3.99		351a 420a 630a 783a 929a 1026a 1090a 1392a 724g		1204 1205
1489	Official Handbook of the Marvel Universe (2004) #8	1726	8	Comic
1590	Official Handbook of the Marvel Universe (2004) #9 (THE WOMEN OF MARVEL)	1726	9	Comic	THE WOMEN OF MARVEL		9/b0/4c7d666c0e58a	0	0		5960605678-00111				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=3.99	50 110 171 272 318 407 429 512 519 532 540 563 569 620	351a 420a 474a 630a 783a 929a 1026a 1062a 1090a 1392a 890g 1314c		1206 1207
10450	Omega the Unknown (1976) #7	1728	7	Comic
3218	OMEGA THE UNKNOWN CLASSIC (Trade Paperback)		0	Trade Paperback
23388	Onslaught Epilogue (1997) #1	1730	1	Comic
10453	Onslaught: Marvel Universe (1996) #1	1731	1	Comic
20767	Onslaught: X-Men  (1996) #1	1732	1	Comic
10492	Paradise X (2002)	1737	0	Comic
10505	Paradise X (2002)	1737	0	Comic
69274	Paradise X (2002)	1737	0	Comic
10493	Paradise X (2002) #1	1737	1	Comic
10494	Paradise X (2002) #10	1737	10	Comic
10495	Paradise X (2002) #11	1737	11	Comic
10496	Paradise X (2002) #12	1737	12	Comic
10497	Paradise X (2002) #2	1737	2	Comic
10498	Paradise X (2002) #3	1737	3	Comic
10499	Paradise X (2002) #4	1737	4	Comic
10500	Paradise X (2002) #5	1737	5	Comic
10501	Paradise X (2002) #6	1737	6	Comic
10502	Paradise X (2002) #7	1737	7	Comic
10503	Paradise X (2002) #8	1737	8	Comic
10504	Paradise X (2002) #9	1737	9	Comic
15902	Paradise X Vol. 1 (Trade Paperback)	1738	0	Trade Paperback		1969-12-31T19:00:00-0500	9/80/4bc49276abc93	0	0	0-7851-2415-2	5960612415-00111				onsaleDate=2007-07-18T00:00:00-0400 focDate=1969-12-31T19:00:00-0500	printPrice=9.99	6 10 45 54 68 79 95 100 101 105 108 114 140 144 147 171 180 190 196 212	286f 869d 876a 998e 1119c 1189b 1221g		2947 2948 2949 2950 2957 2958 2959 2960 2961 2962 2963 2964 2973 2974 3848 3849 3850 3852 4693
16209	Paradise X Vol. 2 (New Printing) (Trade Paperback)	1739	0	Trade Paperback			9/80/4c3606fb8c49a	0	0	0-7851-2416-0	5960612416-00111				onsaleDate=2007-08-22T00:00:00-0400 focDate=	printPrice=9.99	45 54 68 69 79 95 100 108 130 140 144 145 147 180 190 201 212 216 226 233	286f 1238f 1458f 869d 876a 998e 1176e 1350e 1008c 1119c 1131b 1189b 1221g		2951 2952 2953 2954 2955 2956 2965 2966 2967 2968 2969 2970 2971 2972 3407 3408 3845 3846 3847 3851
997	PETER PARKER SPIDER-MAN: A DAY IN THE LIFE (Trade Paperback)		0	Trade Paperback
14611	Peter Parker, the Spectacular Spider-Man (1976) #161	1741	161	Comic
14615	Peter Parker, the Spectacular Spider-Man (1976) #165	1741	165	Comic
14616	Peter Parker, the Spectacular Spider-Man (1976) #166	1741	166	Comic
14617	Peter Parker, the Spectacular Spider-Man (1976) #167	1741	167	Comic
14618	Peter Parker, the Spectacular Spider-Man (1976) #168	1741	168	Comic
14619	Peter Parker, the Spectacular Spider-Man (1976) #169	1741	169	Comic
14620	Peter Parker, the Spectacular Spider-Man (1976) #17	1741	17	Comic
14621	Peter Parker, the Spectacular Spider-Man (1976) #170	1741	170	Comic
14622	Peter Parker, the Spectacular Spider-Man (1976) #171	1741	171	Comic
14623	Peter Parker, the Spectacular Spider-Man (1976) #172	1741	172	Comic
14644	Peter Parker, the Spectacular Spider-Man (1976) #191	1741	191	Comic
14645	Peter Parker, the Spectacular Spider-Man (1976) #192	1741	192	Comic
14656	Peter Parker, the Spectacular Spider-Man (1976) #201	1741	201	Comic
14657	Peter Parker, the Spectacular Spider-Man (1976) #202	1741	202	Comic
14658	Peter Parker, the Spectacular Spider-Man (1976) #203	1741	203	Comic
14673	Peter Parker, the Spectacular Spider-Man (1976) #217	1741	217	Comic
14674	Peter Parker, the Spectacular Spider-Man (1976) #218	1741	218	Comic
14755	Peter Parker, the Spectacular Spider-Man (1976) #54	1741	54	Comic
14756	Peter Parker, the Spectacular Spider-Man (1976) #55	1741	55	Comic
14793	Peter Parker, the Spectacular Spider-Man (1976) #89	1741	89	Comic
10519	Peter Parker: Spider-Man (1999) #11	1742	11	Comic
10533	Peter Parker: Spider-Man (1999) #24	1742	24	Comic
10550	Peter Parker: Spider-Man (1999) #4	1742	4	Comic
116197	Phases of the Moon Knight (2024) #2	1743	2	Comic		2024-07-31T17:43:40-0400	c/90/66e347de2e2eb	68500	40		75960620955200211				onsaleDate=2024-09-25T00:00:00-0400 focDate=2024-08-26T00:00:00-0400 unlimitedDate=2024-09-05T00:00:00-0400 digitalPurchaseDate=2024-09-05T00:00:00-0400	printPrice=4.99	436	641b 1035b 933e 967a 1268a 981j 1142d		6886 6887
59328	Power Man and Iron Fist (2016) #1 (Johnson Reedpop Variant)	1748	1	Comic	Johnson Reedpop Variant
60754	Power Man and Iron Fist (2016) #14	1748	14	Comic
40978	Power Pack (1984) #27	1749	27	Comic
43041	Power Pack (1984) #42	1749	42	Comic
43042	Power Pack (1984) #43	1749	43	Comic
43043	Power Pack (1984) #44	1749	44	Comic
65092	Power Pack (2017) #63	1750	63	Comic
54	Powerless (2004) #6	1751	6	Comic			9/00/56b103a87adf3	39324	0		5960605580-00611				onsaleDate=2004-11-24T00:00:00-0500 focDate= unlimitedDate=2016-02-08T00:00:00-0500	printPrice=2.99		409a 827a 681f 956c 1025g 1272d		1108 1109
72	Powers (2004) #6	1752	6	Comic			1/f0/4bc6b1face0f7	0	0		5960605609-00611				onsaleDate=2004-11-10T00:00:00-0500 focDate=	printPrice=2.95		226a 1089g		1147 1148
28991	Powers (2009) #1	1753	1	Comic
28999	Powers (2009) #10	1753	10	Comic
29000	Powers (2009) #11	1753	11	Comic
28992	Powers (2009) #2	1753	2	Comic
29002	Powers (2009) #3	1753	3	Comic
29003	Powers (2009) #4	1753	4	Comic
29004	Powers (2009) #5	1753	5	Comic
29005	Powers (2009) #6	1753	6	Comic
29006	Powers (2009) #7	1753	7	Comic
29007	Powers (2009) #8	1753	8	Comic
29008	Powers (2009) #9	1753	9	Comic
79558	Powers of X (2019) #3 (Variant)	1754	3	Comic	Variant
121466	Predator Vs. Black Panther (2024) #2 (Variant)	1755	2	Comic	Variant	2024-06-05T10:50:07-0400	5/f0/66f41203c1b7e	0	32		75960620967500216				onsaleDate=2024-09-25T00:00:00-0400 focDate=2024-08-26T00:00:00-0400	printPrice=4.99		895d 1075e 1134a 1175n		6934 6935
23389	Punisher (1995) #1	1759	1	Comic
23391	Punisher (1995) #11	1759	11	Comic
23392	Punisher (1995) #12	1759	12	Comic
23399	Punisher (1995) #2	1759	2	Comic
23400	Punisher (1995) #3	1759	3	Comic
23401	Punisher (1995) #4	1759	4	Comic
22447	Punisher (2000) #11	1760	11	Comic
70419	Punisher Epic Collection: Circle of Blood (Trade Paperback)		0	Trade Paperback
25	Punisher Max (2004) #13	1762	13	Comic			3/40/4bc6b56815504	0	0		5960605497-01311				onsaleDate=2004-11-03T00:00:00-0500 focDate=	printPrice=2.99	488	284g 286f 594a 682d 1189b 1384c		839 840
26	Punisher Max (2004) #14	1762	14	Comic			5/e0/4bc6b5635a251	0	0		5960605497-01411				onsaleDate=2004-11-17T00:00:00-0500 focDate=	printPrice=2.99	488	284g 286f 594a 682d 1189b 1384c		841 842
69326	Punisher Max By Garth Ennis Omnibus Vol. 2 (Hardcover)		0	Hardcover
41071	Punisher Max Vol. 6: Barracuda (Reprint) (Trade Paperback)		0	Trade Paperback
26165	Punisher Noir (2009) #2	1765	2	Comic
26167	Punisher Noir (2009) #3	1765	3	Comic
22170	Punisher War Journal (1988) #17	1766	17	Comic
22171	Punisher War Journal (1988) #18	1766	18	Comic
22172	Punisher War Journal (1988) #19	1766	19	Comic
22181	Punisher War Journal (1988) #27	1766	27	Comic
22185	Punisher War Journal (1988) #30	1766	30	Comic
22189	Punisher War Journal (1988) #34	1766	34	Comic
22202	Punisher War Journal (1988) #46	1766	46	Comic
22203	Punisher War Journal (1988) #47	1766	47	Comic
5985	Punisher War Journal (2006) #4	1767	4	Comic
16625	Punisher War Journal Vol. 1: Civil War (Trade Paperback)		0	Trade Paperback
1000	Punisher, the Vol. I: Welcome Back, Frank (Trade Paperback)		0	Trade Paperback
1001	Punisher, the Vol. II: Army of One (Trade Paperback)		0	Trade Paperback
64430	Punisher: Back to The War Omnibus (Hardcover)		0	Hardcover
27779	Punisher: Frank Castle Max (2009) #75 (DILLION VARIANT)	1773	75	Comic	DILLION VARIANT
37376	Punishermax: Kingpin (2010)	1774	0	Comic			5/90/4c4e014aa3086	0	0						onsaleDate=2029-12-31T00:00:00-0500 focDate=2010-09-09T00:00:00-0400	printPrice=0		73a 547h		4941 4942
18913	Quasar (1989) #26	1775	26	Comic
18941	Quasar (1989) #51	1775	51	Comic
18953	Quasar (1989) #8	1775	8	Comic
23453	Quasar (1999) #51	1776	51	Comic
17054	Rawhide Kid (1955) #92	1777	92	Comic
29292	Realm of Kings (2009) #1	1778	1	Comic
29439	Realm of Kings (Trade Paperback)		0	Trade Paperback
28697	Realm of Kings: Imperial Guard (2009) #1	1780	1	Comic
28698	Realm of Kings: Imperial Guard (2009) #2	1780	2	Comic
28699	Realm of Kings: Imperial Guard (2009) #3	1780	3	Comic
28700	Realm of Kings: Imperial Guard (2009) #4	1780	4	Comic
28717	Realm of Kings: Imperial Guard (2009) #5	1780	5	Comic
28701	Realm of Kings: Inhumans (2009) #1	1781	1	Comic
28702	Realm of Kings: Inhumans (2009) #2	1781	2	Comic
47043	Red Hulk: Planet Red Hulk (Trade Paperback)		0	Trade Paperback
50221	Rocket Raccoon (2014) #1	1788	1	Comic
15061	Runaways (2003) #1	1789	1	Comic
15071	Runaways (2003) #2	1789	2	Comic
15072	Runaways (2003) #3	1789	3	Comic
15073	Runaways (2003) #4	1789	4	Comic
15074	Runaways (2003) #5	1789	5	Comic
15075	Runaways (2003) #6	1789	6	Comic
4429	Runaways (2005) #18	1790	18	Comic
15826	Runaways (2005) #27	1790	27	Comic
24173	Runaways (2008) #10	1791	10	Comic
64431	Runaways (2017) #1	1792	1	Comic
70566	Runaways (2017) #17	1792	17	Comic
64821	Runaways (2017) #2	1792	2	Comic
66858	Runaways by Rainbow Rowell Vol. 1: Find Your Way Home (Trade Paperback)		0	Trade Paperback
1273	Runaways Vol. 1: Pride & Joy (Digest)		0	Digest
62211	Runaways Vol. 5: Escape to New York (Trade Paperback)	1795	0	Trade Paperback		2017-07-21T16:31:14-0400	c/03/59726b260865a	0	168	978-1-302-90870-6		MAY170974	9781302 908706 51499		onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-06-05T00:00:00-0400	printPrice=14.99	168 183 516	119f 1049g 1395a 1465e		6234 6235
66321	Runaways Vol. 9: Dead Wrong (Trade Paperback)		0	Trade Paperback
26232	S.W.O.R.D. (2009) #2	1797	2	Comic
26233	S.W.O.R.D. (2009) #3	1797	3	Comic
26234	S.W.O.R.D. (2009) #4	1797	4	Comic
30518	S.W.O.R.D. (2009) #5	1797	5	Comic
50205	Savage Hulk (2014) #1	1798	1	Comic
47114	SCARLET (2010) #10	1799	10	Comic		2014-05-08T12:24:02-0400		0	40		759606073611001011				onsaleDate=2014-10-01T00:00:00-0400 focDate=2014-09-08T00:00:00-0400	printPrice=3.95		1465e		5336 5337
47112	SCARLET (2010) #8	1799	8	Comic		2014-05-19T12:41:12-0400	6/70/5127c646dc39a	0	40		759606073611000811	MAR130712			onsaleDate=2014-08-13T00:00:00-0400 focDate=2014-07-21T00:00:00-0400	printPrice=3.95		1465e		5332 5333
47113	SCARLET (2010) #9	1799	9	Comic		2014-05-19T12:42:25-0400	5/e0/517aab576d132	0	40		759606073611000911	MAY130705			onsaleDate=2014-10-15T00:00:00-0400 focDate=2014-09-22T00:00:00-0400	printPrice=3.95		1465e		5334 5335
54974	Scarlet Witch (1994) #1	1800	1	Comic
54977	Scarlet Witch (1994) #3	1800	3	Comic
54978	Scarlet Witch (1994) #4	1800	4	Comic
57094	Scarlet Witch (2015) #1	1801	1	Comic
60028	Scarlet Witch (2015) #13	1801	13	Comic
47568	Secret Avengers (2013) #5 (Renaud Wolverine Costume Variant)	1803	5	Comic	Renaud Wolverine Costume Variant
50285	Secret Avengers (2014) #1	1804	1	Comic
62725	Secret Empire (2017)	1805	0	Comic
63296	Secret Empire (2017) #1	1805	1	Comic
64285	Secret Empire (2017) #10	1805	10	Comic
62835	Secret Empire (2017) #2	1805	2	Comic
62836	Secret Empire (2017) #3	1805	3	Comic
63191	Secret Empire (2017) #4	1805	4	Comic
63125	Secret Empire (2017) #5	1805	5	Comic
63753	Secret Empire (2017) #6	1805	6	Comic
63869	Secret Empire (2017) #7	1805	7	Comic		2017-07-21T15:31:01-0400	3/70/596d136542b5b	0	48		75960608662700711	MAY170769			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	105 140 329 550	298e 310j 1312b 1319a		6307 6308
64166	Secret Empire (2017) #8	1805	8	Comic
64259	Secret Empire (2017) #9	1805	9	Comic
62955	Secret Empire (2017) (Frenz Variant)	1805	0	Comic
63751	Secret Empire (2017) (Reis Variant)	1805	0	Comic
63752	Secret Empire (2017) (Torque Variant)	1805	0	Comic
64438	Secret Empire Omega (2017) #1	1806	1	Comic		2018-03-15T16:17:40-0400	9/20/59b04eca701d8	45738	40		75960608791400111	JUL171023			onsaleDate=2017-09-13T00:00:00-0400 focDate=2017-08-21T00:00:00-0400 unlimitedDate=2018-03-19T00:00:00-0400 digitalPurchaseDate=2017-09-13T00:00:00-0400	printPrice=4.99 digitalPurchasePrice=4.99	140	232h 298e 310n 740b 1151b 895d 1218c 1312c 1319a	52	6330 6331
63196	Secret Empire: Brave New World (2017) #1	1807	1	Comic
63099	Secret Empire: Brave New World (2017) #2	1807	2	Comic
63385	Secret Empire: Brave New World (2017) #3	1807	3	Comic
63860	Secret Empire: Brave New World (2017) #4	1807	4	Comic
63982	Secret Empire: Brave New World (2017) #5	1807	5	Comic		2017-08-11T14:21:48-0400	9/30/597bbbb20d582	45477	32		75960608691700511	JUN170887			onsaleDate=2017-08-16T00:00:00-0400 focDate=2017-07-24T00:00:00-0400 unlimitedDate=2018-02-19T00:00:00-0500 digitalPurchaseDate=2017-08-16T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	107 219 326 451 452 590 619	113a 1322a 1440a 212e 281c 947c 1180c 374d 797b 931b 1381b 1218k 1291j	52	6315 6316
65128	Secret Empire: Brave New World (Trade Paperback)		0	Trade Paperback
63127	Secret Empire: Underground (2017) #1	1809	1	Comic
62959	Secret Empire: United (2017) #1	1810	1	Comic
62837	Secret Empire: Uprising (2017) #1	1811	1	Comic
62838	Secret Warriors  (2017) #1	1814	1	Comic
65299	Secret Warriors  (2017) #10	1814	10	Comic
65300	Secret Warriors  (2017) #11	1814	11	Comic
65716	Secret Warriors  (2017) #12	1814	12	Comic
62839	Secret Warriors  (2017) #2	1814	2	Comic
63200	Secret Warriors  (2017) #3	1814	3	Comic
63759	Secret Warriors  (2017) #4	1814	4	Comic
64286	Secret Warriors  (2017) #5	1814	5	Comic		2017-08-04T17:52:32-0400	2/20/5977959d169d6	45555	32		75960608635100511	JUN170896			onsaleDate=2017-08-09T00:00:00-0400 focDate=2017-07-17T00:00:00-0400 unlimitedDate=2018-02-12T00:00:00-0500 digitalPurchaseDate=2017-08-09T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	329 336 370 435 444 446 491	272k 475d 679b 1059j 1065e 1217a 1280c	52	6320 6321
64577	Secret Warriors  (2017) #6	1814	6	Comic		2017-09-06T16:36:51-0400	4/00/59b04d92969a3	45798	32		75960608635100611	JUL171028			onsaleDate=2017-09-13T00:00:00-0400 focDate=2017-08-21T00:00:00-0400 unlimitedDate=2018-03-19T00:00:00-0400 digitalPurchaseDate=2017-09-13T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	197 207 370 435 446 491	475d 1059j 1065e 1178b 1183c 1217a 1444k	52	6335 6336
64943	Secret Warriors  (2017) #7	1814	7	Comic
65096	Secret Warriors  (2017) #8	1814	8	Comic
65097	Secret Warriors  (2017) #9	1814	9	Comic
26285	Secret Warriors (2009) #12	1815	12	Comic
10580	Secret Wars (1984) #1	1816	1	Comic
10584	Secret Wars (1984) #2	1816	2	Comic
10585	Secret Wars (1984) #3	1816	3	Comic
57620	Secret Wars (2015) #9	1819	9	Comic		2015-12-14T15:32:10-0500	9/70/55df055090ffc	0	56		75960608230800911	OCT150729			onsaleDate=2016-01-13T00:00:00-0500 focDate=2015-12-28T00:00:00-0500	printPrice=4.99		298e 769a 1197f 1221g		5978 5979
23037	Secret Wars (Hardcover)		0	Hardcover
2270	SECRET WARS (Trade Paperback)		0	Trade Paperback
18889	Secret Wars II (1985) #6	1820	6	Comic
4210	Sensational Spider-Man (2006) #26	1822	26	Comic
4304	Sensational Spider-Man (2006) #27	1822	27	Comic
5079	Sensational Spider-Man (2006) #30	1822	30	Comic
5796	Sensational Spider-Man (2006) #34	1822	34	Comic
5268	Sensational Spider-Man: Feral Premiere (Hardcover)		0	Hardcover
1003	Sentry, the (Trade Paperback)	1824	0	Trade Paperback			f/c0/4bc66d78f1bee	0	240	0-7851-0799-1					onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=9.99		819a 917f		32 4652
29703	Shadowland (2010) #1	1825	1	Comic
29704	Shadowland (2010) #2	1825	2	Comic
29705	Shadowland (2010) #3	1825	3	Comic
29706	Shadowland (2010) #4	1825	4	Comic
33700	Shadowland (2010) #5	1825	5	Comic
33889	Shadowland: Blood on the Streets (2010) #1	1826	1	Comic
33881	Shadowland: Blood on the Streets (2010) #2	1826	2	Comic
33888	Shadowland: Blood on the Streets (2010) #3	1826	3	Comic
33892	Shadowland: Blood on the Streets (2010) #4	1826	4	Comic
33584	Shadowland: Bullseye (2010) #1	1827	1	Comic
36190	Shadowland: Daughters of the Shadow (2010) #1	1828	1	Comic
36189	Shadowland: Daughters of the Shadow (2010) #2	1828	2	Comic
34918	Shadowland: Daughters of the Shadow (2010) #3	1828	3	Comic
33587	Shadowland: Elektra (2010) #1	1829	1	Comic
33586	Shadowland: Ghost Rider (2010) #1	1830	1	Comic
41161	Shame Itself (2011) #1	1834	1	Comic		2012-10-24T13:17:25-0400	f/00/4ec53ab6db90c	24572	40		5960607739-00111	SEP110574			onsaleDate=2011-11-02T00:00:00-0400 focDate=2011-10-19T00:00:00-0400 unlimitedDate=2012-11-16T00:00:00-0500	printPrice=3.99	64 91 180 190 197 212 214 224 251 271 321 393 433 551 569 576 610 628	296e 475d 762f 1066c 1393a 1464g		5102 5182
93332	Shang-Chi (2021) #6	1835	6	Comic		2021-07-23T09:11:10-0400	9/80/6151f8ee70bd5	0	32		75960620101300611				onsaleDate=2021-11-17T00:00:00-0500 focDate=2021-10-11T00:00:00-0400	printPrice=3.99	533 581	610c 684k 895d 1225b 1269e 1456a 1466j		6660 6661
5294	She-Hulk (2005) #13	1836	13	Comic			e/f0/4bc5bfc150fc6	6850	0		5960605714-01311				onsaleDate=2006-11-01T00:00:00-0500 focDate= unlimitedDate=2008-09-17T00:00:00-0400 digitalPurchaseDate=2013-11-12T00:00:00-0500	printPrice=2.99 digitalPurchasePrice=1.99	535 576	741c 782g 996f 1272d 1296a		1258 1259
20982	She-Hulk (2005) #28	1836	28	Comic
21190	She-Hulk (2005) #29	1836	29	Comic
21341	She-Hulk (2005) #30	1836	30	Comic
33	SHE-HULK VOL. 1: SINGLE GREEN FEMALE TPB (Trade Paperback)	1837	0	Trade Paperback
5959	She-Hulk Vol. 4: Laws of Attraction (Trade Paperback)	1838	0	Trade Paperback		2013-10-18T16:56:52-0400	c/50/4bc5f9f25b61a	0	0	0-7851-2218-4	5960612218-00111				onsaleDate=2007-02-21T00:00:00-0500 focDate=	printPrice=9.99	388 535 576	340f 996f 1305f 459b 1226b 1313b 741c 853c 782g 1006g 1272d 1296a		1244 1245 1246 1247 1248 1249 1250 1251 1252 1253 1254 1255 1256 1257 1258 1259 1556 1557
54859	Siege (2015) #1 (BENGAL ANT-SIZED VARIANT)	1839	1	Comic	BENGAL ANT-SIZED VARIANT
100789	Silk (2022) #4 (Variant)	1840	4	Comic	Variant
15094	Silver Surfer (1987)	1841	0	Comic				0	0						onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=0				3283 4691
15122	Silver Surfer (1987) #123	1841	123	Comic
15123	Silver Surfer (1987) #124	1841	124	Comic
15124	Silver Surfer (1987) #125	1841	125	Comic
15125	Silver Surfer (1987) #126	1841	126	Comic
15126	Silver Surfer (1987) #127	1841	127	Comic
15127	Silver Surfer (1987) #128	1841	128	Comic
15128	Silver Surfer (1987) #129	1841	129	Comic
15130	Silver Surfer (1987) #130	1841	130	Comic
15131	Silver Surfer (1987) #131	1841	131	Comic
15132	Silver Surfer (1987) #132	1841	132	Comic
15137	Silver Surfer (1987) #137	1841	137	Comic
15138	Silver Surfer (1987) #138	1841	138	Comic
15139	Silver Surfer (1987) #139	1841	139	Comic
15188	Silver Surfer (1987) #51	1841	51	Comic
15189	Silver Surfer (1987) #52	1841	52	Comic
15190	Silver Surfer (1987) #53	1841	53	Comic
15191	Silver Surfer (1987) #54	1841	54	Comic
15226	Silver Surfer (1987) #86	1841	86	Comic
15227	Silver Surfer (1987) #87	1841	87	Comic
15228	Silver Surfer (1987) #88	1841	88	Comic
48328	Silver Surfer (2014) #1	1842	1	Comic
48331	Silver Surfer (2014) #4	1842	4	Comic		2014-04-16T11:31:28-0400		0	32		75960607962900411				onsaleDate=2014-06-25T00:00:00-0400 focDate=2014-06-11T00:00:00-0400	printPrice=3.99		298e		5470 5471
79730	Silver Surfer: Black (2019) #3 (Variant)	1843	3	Comic	Variant
3962	Silver Surfer: Rebirth of Thanos (Trade Paperback)	1844	0	Trade Paperback		2013-07-31T10:34:50-0400	3/90/4bc46912d8229	0	0	0-7851-2046-7	5960612046-00111				onsaleDate=2006-03-22T00:00:00-0500 focDate=	printPrice=9.99	541 576	131e 216b 422b 325d 665a 878f 940f 1021g 1327g 1402c		632 633 2752 2753 2754 2755 3287 3288 3289 3290 3291 3292 3293 3294 3295 3296 3502 3503 4683
22050	Skaar: Son of Hulk Presents - Savage World of Sakaar (2008) #1	1845	1	Comic
21594	Skrulls! (2008) #1	1846	1	Comic
60424	Slapstick: That’s Not Funny (Trade Paperback)	1847	0	Trade Paperback		2017-07-21T16:34:09-0400	d/20/59726d8dbfce4	0	136	978-1-302-90335-0		MAY170954	9781302 903350 51799		onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-06-05T00:00:00-0400	printPrice=17.99	542	318a 927a 1070g 1099f 1465e		6049 6050
18873	Soldier X (2002) #7	1848	7	Comic
18874	Soldier X (2002) #8	1848	8	Comic
27834	Spectacular Spider-Girl Digital Comic (2009) #1	1849	1	Comic
33486	Spectacular Spider-Girl Digital Comic (2009) #10	1849	10	Comic
33568	Spectacular Spider-Girl Digital Comic (2009) #11	1849	11	Comic
27835	Spectacular Spider-Girl Digital Comic (2009) #2	1849	2	Comic
27836	Spectacular Spider-Girl Digital Comic (2009) #3	1849	3	Comic
27837	Spectacular Spider-Girl Digital Comic (2009) #4	1849	4	Comic
27838	Spectacular Spider-Girl Digital Comic (2009) #5	1849	5	Comic
27839	Spectacular Spider-Girl Digital Comic (2009) #6	1849	6	Comic
27840	Spectacular Spider-Girl Digital Comic (2009) #7	1849	7	Comic
27841	Spectacular Spider-Girl Digital Comic (2009) #8	1849	8	Comic
32886	Spectacular Spider-Girl Digital Comic (2009) #9	1849	9	Comic
1255	Spectacular Spider-Man Vol. 2: Countdown (Trade Paperback)	1851	0	Trade Paperback
112236	Spider-Boy (2023) #7	1853	7	Comic		2024-03-20T11:55:35-0400	9/30/664b9dcc4a503	66632	32		75960620785500711				onsaleDate=2024-05-29T00:00:00-0400 focDate=2024-04-29T00:00:00-0400 unlimitedDate=2024-05-09T00:00:00-0400 digitalPurchaseDate=2024-05-20T00:00:00-0400	printPrice=4.99	140 550 551 555 581	148c 374d 1142d 527k 1030b 1358b 1166e 1179j 1297a		6824 6825
36	Spider-Girl (1998) #80	1854	80	Comic			9/80/4bc6b3e5e6158	3470	0		5960603503-08011				onsaleDate=2004-11-03T00:00:00-0500 focDate= unlimitedDate=2007-04-28T00:00:00-0400	printPrice=2.99	546	523a 651g 1098f		263 264
61068	Spider-Gwen (2015) #22	1856	22	Comic		2017-07-21T15:32:34-0400	6/b0/596d13826ee0d	0	32		75960608313802211	MAY170852			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99		476d 908a 957e 1196c 1211j		6121 6122
55683	Spider-Gwen (2015) #7	1856	7	Comic
55684	Spider-Gwen (2015) #8	1856	8	Comic
71342	Spider-Gwen: Ghost-Spider (2018) #1	1858	1	Comic
71343	Spider-Gwen: Ghost-Spider (2018) #2	1858	2	Comic
71344	Spider-Gwen: Ghost-Spider (2018) #3	1858	3	Comic
71345	Spider-Gwen: Ghost-Spider (2018) #4	1858	4	Comic
115084	Spider-Gwen: The Ghost-Spider (2024) #6	1862	6	Comic		2024-09-10T14:21:20-0400	3/60/66a3ee2665233	68930	32		75960620908800611				onsaleDate=2024-10-02T00:00:00-0400 focDate=2024-09-02T00:00:00-0400 unlimitedDate=2024-09-10T00:00:00-0400 digitalPurchaseDate=2024-09-10T00:00:00-0400	printPrice=3.99	359 547	310j 974d 1044c 1147a 1400b 1433e		6870 6871
38982	Spider-Island: Cloak & Dagger (2011) #1	1863	1	Comic
38983	Spider-Island: Cloak & Dagger (2011) #2	1863	2	Comic
38986	Spider-Island: Cloak & Dagger (2011) #3	1863	3	Comic
10795	Spider-Man (1990) #35	1865	35	Comic
10796	Spider-Man (1990) #36	1865	36	Comic
10797	Spider-Man (1990) #37	1865	37	Comic
10805	Spider-Man (1990) #44	1865	44	Comic
10806	Spider-Man (1990) #45	1865	45	Comic
10836	Spider-Man (1990) #72	1865	72	Comic
99749	Spider-Man (2022) #7	1866	7	Comic
1271	Spider-Man Blue (Trade Paperback)		0	Trade Paperback
48299	Spider-Man Firsts (Trade Paperback)	1870	0	Trade Paperback		2014-04-01T16:46:30-0400	6/70/533b1fa88d913	0	528	978-0-7851-8901-5			9780785 189015 53499		onsaleDate=2014-04-02T00:00:00-0400 focDate=2014-03-18T00:00:00-0400	printPrice=34.99		138i 264i 345i 355i 549i 902i 907i 940i 950i 970i 346a 460a 512a 523a 533a 594a 840a 921a 968a 554g		5452 5453
6239	Spider-Man Loves Mary Jane (2005) #17	1872	17	Comic
36572	Spider-Man Marvel Adventures (2010) #18		18	Comic
1404	Spider-Man Maximum Carnage (Trade Paperback)		0	Trade Paperback
47778	Spider-Man Newspaper Strips (Trade Paperback)	1874	0	Trade Paperback		2014-04-14T16:29:34-0400	6/10/534c436b336ae	0	344	978-0-7851-8561-1			9780785 185611 53999		onsaleDate=2014-04-16T00:00:00-0400 focDate=2014-04-01T00:00:00-0400	printPrice=39.99		921a		5373 5374
38033	Spider-Man Unlimited (1993) #1	1875	1	Comic
38034	Spider-Man Unlimited (1993) #2	1875	2	Comic
6319	SPIDER-MAN VISIONARIES: ROGER STERN VOL. 1 TPB (Trade Paperback)		0	Trade Paperback
62857	Spider-Man Vs. The Vulture (Trade Paperback)		0	Trade Paperback
10921	Spider-Man's Tangled Web (2001) #20	1879	20	Comic
64576	Spider-Man/Deadpool (2016) #21	1880	21	Comic
64948	Spider-Man/Deadpool (2016) #22	1880	22	Comic
62304	Spider-Man: 101 Ways to End the Clone Saga (1997) #1		1	Comic
10933	Spider-Man: Blue (2002) #5	1883	5	Comic
28641	Spider-Man: Died in Your Arms Tonight (Trade Paperback)		0	Trade Paperback
40272	SPIDER-MAN: LIZARD - NO TURNING BACK TPB (Trade Paperback)		0	Trade Paperback
38126	Spider-Man: New York Stories (Trade Paperback)		0	Trade Paperback
28918	Spider-Man: Return of the Black Cat (Trade Paperback)		0	Trade Paperback
48111	Spider-Man: The Complete Alien Costume Epic (Trade Paperback)	1892	0	Trade Paperback		2014-05-19T09:34:14-0400		0	488	978-0-7851-8867-4			9780785 188674 54499		onsaleDate=2014-07-30T00:00:00-0400 focDate=2014-07-15T00:00:00-0400	printPrice=44.99		1465e		5450 5451
946	SPIDER-MAN: THE COMPLETE FRANK MILLER HC (Hardcover)		0	Hardcover
1008	Spider-Man: The Death of Gwen Stacy (Trade Paperback)		0	Trade Paperback
4113	Spider-Man: The Other (Hardcover)		0	Hardcover
5187	Spider-Man: The Other (Trade Paperback)		0	Trade Paperback
26472	Spider-Man: The Short Halloween (Hardcover)		0	Hardcover
63766	Spider-Men II (2017) #1	1902	1	Comic
23951	Spider-Woman (2009) #1	1905	1	Comic
30008	Spider-Woman (2009) #1 (2ND PRINTING VARIANT)	1905	1	Comic	2ND PRINTING VARIANT
23950	Spider-Woman (2009) #1 (ROSS COVER)	1905	1	Comic	ROSS COVER
26513	Spider-Woman (2009) #2	1905	2	Comic
26514	Spider-Woman (2009) #3	1905	3	Comic
26515	Spider-Woman (2009) #4	1905	4	Comic
26516	Spider-Woman (2009) #5	1905	5	Comic
26517	Spider-Woman (2009) #6	1905	6	Comic
30540	Spider-Woman (2009) #7	1905	7	Comic
3908	Squadron Supreme (2006) #1	1908	1	Comic
4038	Squadron Supreme (2006) #2	1908	2	Comic
55739	Squadron Supreme (2015) #2	1909	2	Comic		2015-12-22T09:40:24-0500		0	32		75960608316900211	OCT150787			onsaleDate=2015-12-30T00:00:00-0500 focDate=2015-12-15T00:00:00-0500	printPrice=3.99
5425	Squadron Supreme Vol. 1: The Pre-War Years Premiere (Hardcover)		0	Hardcover
18820	SQUADRON SUPREME: NEW WORLD ORDER 1 (1999) #1	1911	1	Comic
53905	Star Wars (1998) #10	1913	10	Comic
53906	Star Wars (1998) #11	1913	11	Comic
53907	Star Wars (1998) #12	1913	12	Comic
53908	Star Wars (1998) #13	1913	13	Comic
53909	Star Wars (1998) #14	1913	14	Comic
53910	Star Wars (1998) #15	1913	15	Comic
53911	Star Wars (1998) #16	1913	16	Comic
53912	Star Wars (1998) #17	1913	17	Comic
53913	Star Wars (1998) #18	1913	18	Comic
53902	Star Wars (1998) #7	1913	7	Comic
53903	Star Wars (1998) #8	1913	8	Comic
53904	Star Wars (1998) #9	1913	9	Comic
53975	Star Wars Infinities: The Empire Strikes Back (2002) #1	1915	1	Comic
53976	Star Wars Infinities: The Empire Strikes Back (2002) #2	1915	2	Comic
53977	Star Wars Infinities: The Empire Strikes Back (2002) #3	1915	3	Comic
53978	Star Wars Infinities: The Empire Strikes Back (2002) #4	1915	4	Comic
52667	STAR WARS LEGENDS EPIC COLLECTION: RISE OF THE SITH VOL. 1 TPB (Trade Paperback)		0	Trade Paperback
68427	Star Wars Legends Epic Collection: The Empire Vol. 4 (Trade Paperback)		0	Trade Paperback
78840	Star Wars Legends Epic Collection: The Menace Revealed Vol. 2 (Trade Paperback)		0	Trade Paperback
52671	Star Wars Legends Epic Collection: The New Republic Vol. 2 (Trade Paperback)		0	Trade Paperback
61177	Star Wars Legends Epic Collection: The Newspaper Strips Vol. 1 (Trade Paperback)		0	Trade Paperback
74878	Star Wars Legends Epic Collection: The Newspaper Strips Vol. 2 (Trade Paperback)		0	Trade Paperback
75435	Star Wars Legends Epic Collection: The Rebellion Vol. 3 (Trade Paperback)		0	Trade Paperback
111708	STAR WARS MODERN ERA EPIC COLLECTION: SKYWALKER STRIKES (Trade Paperback)	1925	1	Trade Paperback		2024-02-17T09:19:15-0500	6/30/6638efa70c113	0	488	978-1-302-95670-7			9781302 956707 54499		onsaleDate=2024-07-31T00:00:00-0400 focDate=2024-05-20T00:00:00-0400	printPrice=44.99		73a 692a 250b 386b 838b 711b 905b 374d 587d 527c 991c 993c 1158c 802h 1465e		6820 6821
53988	Star Wars Tales (1999) #10	1926	10	Comic
53991	Star Wars Tales (1999) #13	1926	13	Comic
53992	Star Wars Tales (1999) #14	1926	14	Comic
53999	Star Wars Tales (1999) #21	1926	21	Comic
54000	Star Wars Tales (1999) #22	1926	22	Comic
54696	Star Wars Tales (1999) #23	1926	23	Comic
54697	Star Wars Tales (1999) #24	1926	24	Comic
53981	Star Wars Tales (1999) #3	1926	3	Comic
54005	Star Wars: Agent Of The Empire - Hard Targets (2012) #1	1927	1	Comic
54006	Star Wars: Agent Of The Empire - Hard Targets (2012) #2	1927	2	Comic
54007	Star Wars: Agent Of The Empire - Hard Targets (2012) #3	1927	3	Comic
54008	Star Wars: Agent Of The Empire - Hard Targets (2012) #4	1927	4	Comic
54009	Star Wars: Agent Of The Empire - Hard Targets (2012) #5	1927	5	Comic
115120	Star Wars: Ahsoka (2024) #3	1928	3	Comic		2024-06-05T11:08:43-0400	f/50/66e347bcecc2c	68513	40		75960620912500311				onsaleDate=2024-09-25T00:00:00-0400 focDate=2024-08-26T00:00:00-0400 unlimitedDate=2024-09-05T00:00:00-0400 digitalPurchaseDate=2024-09-05T00:00:00-0400	printPrice=4.99		198a 374d 493h 611b 1081n 1116e 1218c		6872 6873
121111	Star Wars: Ahsoka (2024) #3 (Variant)	1928	3	Comic	Variant	2024-06-05T11:09:35-0400	2/d0/66f41220a08d4	0	40		75960620912500319				onsaleDate=2024-09-25T00:00:00-0400 focDate=2024-08-26T00:00:00-0400	printPrice=4.99		198a 374d 493h 611b 1116e 1218c		6924 6925
116737	Star Wars: Battle of Jakku - Insurgency Rising (2024) #1	1929	1	Comic		2024-07-08T20:40:30-0400	9/60/66a3ee46eb262	68936	40		75960620964400111				onsaleDate=2024-10-02T00:00:00-0400 focDate=2024-09-02T00:00:00-0400 unlimitedDate=2024-09-10T00:00:00-0400 digitalPurchaseDate=2024-09-10T00:00:00-0400	printPrice=4.99		374d 864b 1174b 1081j 1116e 1218c 1290c 1264a		6888 6889
107504	STAR WARS: DARTH VADER - BLACK, WHITE & RED TREASURY EDITION (Trade Paperback)	1933	1	Trade Paperback		2023-04-18T09:15:40-0400	6/30/6532ce3e0169b	0	136	978-1-302-95214-3			9781302 952143 52999		onsaleDate=2024-01-03T00:00:00-0500 focDate=2023-07-24T00:00:00-0400	printPrice=29.99		73a 241a 720a 1101a 1130a 1370a 1460a 374d 825d 483c 514c 575c 839c 817c 1052c 1066c 1406c 864b 1060b 1174b		6769 6770
62082	Star Wars: Doctor Aphra (2016) #10	1934	10	Comic		2017-07-21T15:35:06-0400	6/c0/596d08229cf1d	0	32		759606086291001011	MAY170931			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99		375d 606c 692a 1416h 1432e		6228 6229
54712	Star Wars: Empire (2002) #16	1935	16	Comic
54187	Star Wars: Empire (2002) #17	1935	17	Comic
54188	Star Wars: Empire (2002) #18	1935	18	Comic
54196	Star Wars: Empire (2002) #26	1935	26	Comic
54197	Star Wars: Empire (2002) #27	1935	27	Comic
54206	Star Wars: Empire (2002) #36	1935	36	Comic
54207	Star Wars: Empire (2002) #37	1935	37	Comic
54208	Star Wars: Empire (2002) #38	1935	38	Comic
54209	Star Wars: Empire (2002) #39	1935	39	Comic
54210	Star Wars: Empire (2002) #40	1935	40	Comic
54179	Star Wars: Empire (2002) #5	1935	5	Comic
54180	Star Wars: Empire (2002) #6	1935	6	Comic
112939	Star Wars: Inquisitors (2024) #4	1939	4	Comic		2024-07-08T20:50:45-0400	a/40/66a3ee45be889	68940	32		75960620809800411				onsaleDate=2024-10-02T00:00:00-0400 focDate=2024-09-02T00:00:00-0400 unlimitedDate=2024-09-10T00:00:00-0400 digitalPurchaseDate=2024-09-10T00:00:00-0400	printPrice=4.99		198a 283j 585c 895d 1033k 1116e 1212b		6830 6831
21	Starjammers (2004) #6	1942	6	Comic			9/50/564b9ae8a2e31	7056	0		5960605503-00611				onsaleDate=2004-11-03T00:00:00-0500 focDate= unlimitedDate=2009-10-09T00:00:00-0400	printPrice=2.99	559	132a 546c 682d 961f 1092g		850 851
1009	Startling Stories: Banner (Trade Paperback)		0	Trade Paperback
183	Startling Stories: The Incorrigible Hulk (2004) #1	1944	1	Comic				0	0		5960605429-00811				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=2.99	321	185g		678 679
3627	Storm (2006)	1945	0	Comic		2015-01-29T20:04:55-0500	c/80/4bc5fe7a308d7	0	0						onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=0	562	544a 775f 1006g		117 118
50894	Storm (2014) #1	1946	1	Comic
120387	Storm (2024) #1	1947	1	Comic		2024-09-10T14:26:31-0400	9/10/66a3ee35611cc	68517	40		75960621036700111				onsaleDate=2024-10-02T00:00:00-0400 focDate=2024-08-19T00:00:00-0400 unlimitedDate=2024-09-10T00:00:00-0400 digitalPurchaseDate=2024-09-10T00:00:00-0400	printPrice=4.99	562	176a 298e 704c 895d 981j 1278k 1429b		6916 6917
22118	Strange Tales (1998) #1	1949	1	Comic
17062	Sub-Mariner (1968) #1	1951	1	Comic
11201	Sub-Mariner Comics (1941) #25	1952	25	Comic
47145	Superior Spider-Man (2013) #6	1955	6	Comic
48836	Superior Spider-Man Team-Up (2013) #16	1956	16	Comic		2014-04-16T11:31:31-0400		0	32		75960607953701611				onsaleDate=2014-06-25T00:00:00-0400 focDate=2014-06-11T00:00:00-0400	printPrice=3.99		404b 586d 1167e 1200j 1219c 1463a		5507 5508
18797	Tales from the Age of Apocalypse: Sinster Blo (1997) #1	1957	1	Comic			b/b0/4bb6eb12054de	0	52						onsaleDate=1997-12-10T00:00:00-0500 focDate=	printPrice=5.99	180 304	38d 656d 1325d 595h 1071h 798e 1024c 1371c 1042b 1055a 1395a	1	3814 3815
18796	Tales from the Age of Apocalyspse: By the Lig (1996) #1	1958	1	Comic			f/00/4bb68aa7af52b	7089	48						onsaleDate=1996-12-10T00:00:00-0500 focDate= unlimitedDate=2010-06-30T00:00:00-0400 digitalPurchaseDate=2010-11-16T00:00:00-0500	printPrice=5.95 digitalPurchasePrice=1.99	628	38d 232h 936e 1162e 944a 964a 1151b 1394c	1	3812 3813
11350	Tales to Astonish (1959) #101	1959	101	Comic
176	Thanos (2003) #1	1960	1	Comic
625	Thanos (2003) #10	1960	10	Comic
684	Thanos (2003) #11	1960	11	Comic
598	Thanos (2003) #12	1960	12	Comic			c/50/4bc68b29ab1d8	7105	0		5960605488-01211				onsaleDate=2004-07-07T00:00:00-0400 focDate= unlimitedDate=2008-09-17T00:00:00-0400 digitalPurchaseDate=2013-09-10T00:00:00-0400	printPrice=2.99 digitalPurchasePrice=1.99	576	690a 940g 1042b 1254c		805 806
175	Thanos (2003) #2	1960	2	Comic
174	Thanos (2003) #3	1960	3	Comic
173	Thanos (2003) #4	1960	4	Comic
172	Thanos (2003) #5	1960	5	Comic
171	Thanos (2003) #6	1960	6	Comic
398	Thanos (2003) #7	1960	7	Comic
424	Thanos (2003) #8	1960	8	Comic
460	Thanos (2003) #9	1960	9	Comic
61705	Thanos (2016) #9	1961	9	Comic		2017-07-21T15:36:35-0400	c/c0/596d182fcffc0	0	32		75960608622100911	MAY170897			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	558 576	476d 536j 925a 991k 1132b 1432e		6206 6207
50530	Thanos Annual (2014) #1	1962	1	Comic		2014-05-19T13:13:46-0400	9/40/537a36d94dda0	0	40		75960608069400111				onsaleDate=2014-05-28T00:00:00-0400 focDate=2014-05-05T00:00:00-0400	printPrice=4.99	576	854g 940i 1327a		5568 5569
46882	Thanos Rising (2013) #3	1963	3	Comic		2013-07-24T09:39:32-0400	6/90/515f04959e1db	29862	32		75960607868400311	APR130619			onsaleDate=2013-06-05T00:00:00-0400 focDate=2013-05-22T00:00:00-0400 unlimitedDate=2013-12-02T00:00:00-0500 digitalPurchaseDate=2013-06-05T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=1.99	576	73a 250g		5326 5327
33311	Thanos Sourcebook (2010) #1	1964	1	Comic
1289	Thanos Vol. 4: Epiphany (Trade Paperback)		0	Trade Paperback
1362	Thanos Vol. 5: Samaritan (Trade Paperback)	1966	0	Trade Paperback			c/40/4bc69ada72c72	0	0	0-7851-1540-4	5960611540-00111				onsaleDate=2004-09-08T00:00:00-0400 focDate=	printPrice=9.99	576	690a 940f 1042b 1254c 1327g		799 800 801 802 803 804 805 806 807 808 809 810 1492 1493
6718	The Amazing Spider-Man (1963) #311		311	Comic
6719	The Amazing Spider-Man (1963) #312		312	Comic
6737	The Amazing Spider-Man (1963) #329		329	Comic
6743	The Amazing Spider-Man (1963) #334		334	Comic
6744	The Amazing Spider-Man (1963) #335		335	Comic
6745	The Amazing Spider-Man (1963) #336		336	Comic
6746	The Amazing Spider-Man (1963) #337		337	Comic
6747	The Amazing Spider-Man (1963) #338		338	Comic
6748	The Amazing Spider-Man (1963) #339		339	Comic
6770	The Amazing Spider-Man (1963) #359		359	Comic
6791	The Amazing Spider-Man (1963) #378		378	Comic
6792	The Amazing Spider-Man (1963) #379		379	Comic
6794	The Amazing Spider-Man (1963) #380		380	Comic
6809	The Amazing Spider-Man (1963) #394		394	Comic
6810	The Amazing Spider-Man (1963) #395		395	Comic
6811	The Amazing Spider-Man (1963) #396		396	Comic
6812	The Amazing Spider-Man (1963) #397		397	Comic
6813	The Amazing Spider-Man (1963) #398		398	Comic
6833	The Amazing Spider-Man (1963) #415		415	Comic
6896	The Amazing Spider-Man (1963) #75		75	Comic
6897	The Amazing Spider-Man (1963) #76		76	Comic
6898	The Amazing Spider-Man (1963) #77		77	Comic
45798	The Amazing Spider-Man (2014) #1	1967	1	Comic
47980	The Amazing Spider-Man (2014) #1.1	1967	1.1	Comic
51327	The Amazing Spider-Man (2014) #16.1	1967	16.1	Comic
51329	The Amazing Spider-Man (2014) #17.1	1967	17.1	Comic
54826	The Amazing Spider-Man (2014) #19.1 (Ponsor Variant)	1967	19.1	Comic	Ponsor Variant
56490	The Amazing Spider-Man (2015) #1.1	1968	1.1	Comic
56494	The Amazing Spider-Man (2015) #1.4	1968	1.4	Comic
58644	The Amazing Spider-Man (2015) #1.4 (Francavilla Variant)	1968	1.4	Comic	Francavilla Variant
56495	The Amazing Spider-Man (2015) #1.5	1968	1.5	Comic
56496	The Amazing Spider-Man (2015) #1.6	1968	1.6	Comic
59852	The Amazing Spider-Man (2015) #1.6 (Bianchi Variant)	1968	1.6	Comic	Bianchi Variant
55308	The Amazing Spider-Man (2015) #10	1968	10	Comic
55309	The Amazing Spider-Man (2015) #11	1968	11	Comic
55310	The Amazing Spider-Man (2015) #12	1968	12	Comic
55311	The Amazing Spider-Man (2015) #13	1968	13	Comic
55312	The Amazing Spider-Man (2015) #14	1968	14	Comic
55313	The Amazing Spider-Man (2015) #15	1968	15	Comic
62026	The Amazing Spider-Man (2015) #15 (Alex Ross 2nd Printing Variant)	1968	15	Comic	Alex Ross 2nd Printing Variant
61156	The Amazing Spider-Man (2015) #15 (Js Campbell Exclusive Black and White Variant)	1968	15	Comic	Js Campbell Exclusive Black and White Variant
61155	The Amazing Spider-Man (2015) #15 (Js Campbell Exclusive Variant)	1968	15	Comic	Js Campbell Exclusive Variant
59525	The Amazing Spider-Man (2015) #15 (Panosian Mighty Men Variant)	1968	15	Comic	Panosian Mighty Men Variant
55314	The Amazing Spider-Man (2015) #16	1968	16	Comic
60197	The Amazing Spider-Man (2015) #16 (Samnee Marvel Tsum Tsum Takeover Variant)	1968	16	Comic	Samnee Marvel Tsum Tsum Takeover Variant
55318	The Amazing Spider-Man (2015) #20	1968	20	Comic
60537	The Amazing Spider-Man (2015) #29	1968	29	Comic
60538	The Amazing Spider-Man (2015) #30	1968	30	Comic
60539	The Amazing Spider-Man (2015) #31	1968	31	Comic		2018-05-23T09:59:41-0400	b/c0/5977936712766	45419	32		75960608297103111	JUN170893		0274-5232	onsaleDate=2017-08-09T00:00:00-0400 focDate=2017-07-17T00:00:00-0400 unlimitedDate=2018-02-12T00:00:00-0500 digitalPurchaseDate=2017-08-09T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	140 214 329 551	374d 708c 711b 802h 957e 1221n 1297a	52	6064 6065
55305	The Amazing Spider-Man (2015) #7	1968	7	Comic
99936	The Amazing Spider-Man (2018) #1 (Variant)	1969	1	Comic	Variant	2021-11-16T15:30:33-0500	b/90/620170bccbeb7	0	40		75960620267600121				onsaleDate=2022-02-09T00:00:00-0500 focDate=2022-01-10T00:00:00-0500	printPrice=4.99		78k 211l 365c 858e 1369a 1382b		6704 6705
100549	The Amazing Spider-Man (2018) #1 (Variant)	1969	1	Comic	Variant	2021-12-07T09:04:02-0500	6/60/622f4fc907c23	0	40		75960620268300121				onsaleDate=2022-03-16T00:00:00-0400 focDate=2022-02-14T00:00:00-0500	printPrice=4.99		321l 957e		6722 6723
101017	The Amazing Spider-Man (2018) #1 (Variant)	1969	1	Comic	Variant	2022-02-08T09:02:53-0500	6/50/622f4fc90742a	0	40		75960620268300131				onsaleDate=2022-03-16T00:00:00-0400 focDate=2022-02-14T00:00:00-0500	printPrice=4.99		186l 725c 957e 967a 1033k 1468b		6732 6733
70714	The Amazing Spider-Man (2018) #18	1969	18	Comic
89513	The Amazing Spider-Man (2018) #58	1969	58	Comic
98395	The Amazing Spider-Man (2018) #78.1	1969	78.1	Comic
98398	The Amazing Spider-Man (2018) #88.1	1969	88.1	Comic		2022-05-16T03:31:18-0400	5/b0/620155a4cba66	58610	40		75960620267600111				onsaleDate=2022-02-09T00:00:00-0500 focDate=2022-01-10T00:00:00-0500 unlimitedDate=2022-05-16T00:00:00-0400 digitalPurchaseDate=2022-02-02T00:00:00-0500	printPrice=4.99		210b 858e		6689 6690
95759	The Amazing Spider-Man (2018) #89	1969	89	Comic		2021-11-02T09:05:02-0400	2/40/6201556aae021	58608	32		75960608936908911			2644-0539	onsaleDate=2022-02-16T00:00:00-0500 focDate=2022-01-17T00:00:00-0500 unlimitedDate=2022-05-23T00:00:00-0400 digitalPurchaseDate=2022-02-02T00:00:00-0500	printPrice=3.99	96 549 551	84j 186h 365k 374d 529b 760b 696a 957e 1390c		6670 6671
99935	The Amazing Spider-Man (2018) #89 (Variant)	1969	89	Comic	Variant	2021-11-02T09:05:02-0400	8/03/6203d7d983054	0	32		75960608936908921			2644-0539	onsaleDate=2022-02-16T00:00:00-0500 focDate=2022-01-17T00:00:00-0500	printPrice=3.99		186j 374d 529b 696a 957e		6702 6703
95760	The Amazing Spider-Man (2018) #90	1969	90	Comic		2022-05-25T12:49:27-0400	4/03/62017952d165c	58609	32		75960608936909011			2644-0539	onsaleDate=2022-02-23T00:00:00-0500 focDate=2022-01-24T00:00:00-0500 unlimitedDate=2022-05-30T00:00:00-0400 digitalPurchaseDate=2022-02-02T00:00:00-0500	printPrice=3.99	549 551	84l 186h 374d 486c 941c 1390c 529b 611b 760b 1093b 1104b 696a 957e 1247k		6672 6673
99764	The Amazing Spider-Man (2018) #90 (Variant)	1969	90	Comic	Variant	2021-11-02T09:05:04-0400	e/10/620abc57b0aba	0	32		75960608936909021			2644-0539	onsaleDate=2022-02-23T00:00:00-0500 focDate=2022-01-24T00:00:00-0500	printPrice=3.99		142l 696b 778k 957e		6699 6700
100463	The Amazing Spider-Man (2018) #90 (Variant)	1969	90	Comic	Variant	2021-11-02T09:05:06-0400	5/b0/620abc57b0842	0	32		75960608936909031			2644-0539	onsaleDate=2022-02-23T00:00:00-0500 focDate=2022-01-24T00:00:00-0500	printPrice=3.99		186h 374d 486c 941c 1390c 529b 611b 760b 1093b 1104b 696l 708k 957e		6710 6711
95761	The Amazing Spider-Man (2018) #91	1969	91	Comic		2021-10-23T09:04:08-0400	5/f0/6217ed911b4c1	58785	32		75960608936909111			2644-0539	onsaleDate=2022-03-02T00:00:00-0500 focDate=2022-01-31T00:00:00-0500 unlimitedDate=2022-06-06T00:00:00-0400 digitalPurchaseDate=2022-02-24T00:00:00-0500	printPrice=3.99	549 551	84j 374d 666b 1149b 957e 1185c 1247k 1368a		6674 6675
100544	The Amazing Spider-Man (2018) #91 (Variant)	1969	91	Comic	Variant	2021-12-07T09:03:54-0500	6/60/6217fc0834c7c	0	32		75960608936909121			2644-0539	onsaleDate=2022-03-02T00:00:00-0500 focDate=2022-01-31T00:00:00-0500	printPrice=3.99		374d 957e 1149l 1368a 1450k		6712 6713
100545	The Amazing Spider-Man (2018) #91 (Variant)	1969	91	Comic	Variant	2021-12-07T09:03:55-0500	5/03/6217fc0835650	0	32		75960608936909131			2644-0539	onsaleDate=2022-03-02T00:00:00-0500 focDate=2022-01-31T00:00:00-0500	printPrice=3.99		374d 957e 1149b 1368a		6714 6715
95762	The Amazing Spider-Man (2018) #92	1969	92	Comic		2021-11-09T09:03:01-0500	9/03/622780539e25b	58786	32		75960608936909211			2644-0539	onsaleDate=2022-03-09T00:00:00-0500 focDate=2022-02-07T00:00:00-0500 unlimitedDate=2022-06-13T00:00:00-0400 digitalPurchaseDate=2022-02-24T00:00:00-0500	printPrice=3.99	170 390 430 549 551	84j 374d 378b 666b 1149b 957e 967a 1368a 1185c 1247k		6676 6677
100546	The Amazing Spider-Man (2018) #92 (Variant)	1969	92	Comic	Variant	2021-12-07T09:03:57-0500	3/20/6227c7f27022c	0	32		75960608936909221			2644-0539	onsaleDate=2022-03-09T00:00:00-0500 focDate=2022-02-07T00:00:00-0500	printPrice=3.99		374d 957e 1149l 1427a		6716 6717
100547	The Amazing Spider-Man (2018) #92 (Variant)	1969	92	Comic	Variant	2021-12-07T09:03:58-0500	3/70/6227c7f2701b9	0	32		75960608936909231			2644-0539	onsaleDate=2022-03-09T00:00:00-0500 focDate=2022-02-07T00:00:00-0500	printPrice=3.99		374d 1052k 1075e 1149b 1427a		6718 6719
98397	The Amazing Spider-Man (2018) #92.1	1969	92.1	Comic		2022-06-20T08:47:34-0400	9/b0/6227c9ece0d57	58789	40		75960620268300111				onsaleDate=2022-03-16T00:00:00-0400 focDate=2022-02-14T00:00:00-0500 unlimitedDate=2022-06-20T00:00:00-0400 digitalPurchaseDate=2022-03-09T00:00:00-0500	printPrice=4.99	170 430 439 544 549 551	69c 186j 374d 666f 778f 1094f 1468f 957e 967a 1427a 1472a 1185k		6687 6688
96827	The Amazing Spider-Man (2018) #93	1969	93	Comic		2021-11-09T09:03:05-0500	b/d0/623b2dbdb3f35	58787	56		75960608936909311			2644-0539	onsaleDate=2022-03-30T00:00:00-0400 focDate=2022-02-28T00:00:00-0500 unlimitedDate=2022-07-04T00:00:00-0400 digitalPurchaseDate=2022-03-09T00:00:00-0500	printPrice=5.99	549 551	84l 186h 223e 374d 696b 1149b 1383b 948c 1390c 1247k 1427a		6684 6685
100319	The Amazing Spider-Man (2018) #93 (Variant)	1969	93	Comic	Variant	2022-02-24T09:04:49-0500	0/03/623b3439630e1	0	56		75960608936909321			2644-0539	onsaleDate=2022-03-30T00:00:00-0400 focDate=2022-02-28T00:00:00-0500	printPrice=5.99		374d 696b 957e 1250l 1315k 1390c 1427a		6708 6709
100548	The Amazing Spider-Man (2018) #93 (Variant)	1969	93	Comic	Variant	2022-02-24T09:04:50-0500	3/d0/623b343962e9f	0	56		75960608936909331			2644-0539	onsaleDate=2022-03-30T00:00:00-0400 focDate=2022-02-28T00:00:00-0500	printPrice=5.99		186j 374d 529l 696b 957e 1185k 1390c 1427a		6720 6721
100983	The Amazing Spider-Man (2018) #93 (Variant)	1969	93	Comic	Variant	2021-12-07T09:04:01-0500	d/20/623b343964412	0	56		75960608936909341			2644-0539	onsaleDate=2022-03-30T00:00:00-0400 focDate=2022-02-28T00:00:00-0500	printPrice=5.99		374d 696k 957e 1390c 1427a		6730 6731
107958	The Amazing Spider-Man (2022) #38	1970	38	Comic
109645	The Amazing Spider-Man (2022) #58	1970	58	Comic		2024-07-31T17:34:55-0400	3/e0/66e347fe14905	68476	32		75960620200305811				onsaleDate=2024-09-25T00:00:00-0400 focDate=2024-08-26T00:00:00-0400 unlimitedDate=2024-09-05T00:00:00-0400 digitalPurchaseDate=2024-09-05T00:00:00-0400	printPrice=4.99	551	374d 740l 778k 957e 1034c 837j 1427a		6786 6787
119542	The Amazing Spider-Man (2022) #58 (Variant)	1970	58	Comic	Variant	2024-06-05T09:18:14-0400	9/00/66f411a4b41ef	0	32		75960620200305821				onsaleDate=2024-09-25T00:00:00-0400 focDate=2024-08-26T00:00:00-0400	printPrice=4.99		368l 374d 740b 957e 1034c 837h 1427a		6896 6897
121419	The Amazing Spider-Man (2022) #58 (Variant)	1970	58	Comic	Variant	2024-06-05T09:17:36-0400	8/80/66f411a4b1b4a	0	32		75960620200305816				onsaleDate=2024-09-25T00:00:00-0400 focDate=2024-08-26T00:00:00-0400	printPrice=4.99		374d 740b 957e 1034c 837h 1427a		6926 6927
122593	The Amazing Spider-Man (2022) #58 (Variant)	1970	58	Comic	Variant	2024-06-05T09:18:28-0400	9/50/66f411a4bb89b	0	32		75960620200305851				onsaleDate=2024-09-25T00:00:00-0400 focDate=2024-08-26T00:00:00-0400	printPrice=4.99		374d 740b 957e 1034c 837h 1427a		6944 6945
49195	The Amazing Spider-Man 2 Prelude (Trade Paperback)	1971	0	Trade Paperback		2014-04-08T16:39:48-0400	3/60/53445b8ec3335	0	144	978-0-7851-5416-7			9780785 154167 51499		onsaleDate=2014-04-09T00:00:00-0400 focDate=2014-03-11T00:00:00-0400	printPrice=14.99		122i 549i 582i 1405i 441a 921a		5550 5551
55329	The Astonishing Ant-Man (2015) #1	1972	1	Comic
55910	The Astonishing Ant-Man (2015) #1 (Brooks Hip-&#8203;Hop Variant)	1972	1	Comic	Brooks Hip-&#8203;Hop Variant
59557	The Astonishing Ant-Man (2015) #10 (Bagley Mighty Men Variant)	1972	10	Comic	Bagley Mighty Men Variant	2016-07-15T14:17:32-0400		0	32		75960608298801021				onsaleDate=2029-12-31T00:00:00-0500 focDate=2016-07-05T00:00:00-0400	printPrice=3.99		186g 1065e		6033 6034
47900	THE FANTASTIC FOUR OMNIBUS VOL. 2 HC (NEW PRINTING) (Hardcover)	1973	0	Hardcover		2013-12-04T16:13:21-0500	3/90/529f9a34471a4	0	832	978-0-7851-8567-3		JUL130700	9780785 185673 59999		onsaleDate=2013-12-04T00:00:00-0500 focDate=2013-10-15T00:00:00-0400	printPrice=99.99		863g 921a		5388 5389
28771	The List (Hardcover)	1975	0	Hardcover
120250	The Lovable Lockheed Infinity Comic (2024) #4	1976	4	Digital Vertical Comic		2024-08-05T17:51:40-0400	d/70/66bfc5f838c8f	69096	3		75960621027500411				onsaleDate=2024-09-27T00:00:00-0400 focDate=2024-08-26T00:00:00-0400 unlimitedDate=2024-09-27T00:00:00-0400 digitalPurchaseDate=2024-09-27T00:00:00-0400	printPrice=0		610c 1269e 1339b		6912 6913
61432	The Mighty Captain Marvel (2016) #7	1978	7	Comic		2017-07-21T15:38:30-0400	6/90/596d111d296ce	0	32		75960608606100711	MAY170794			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	32 145 297	123e 375d 1340a 1378l		6156 6157
61426	The Mighty Captain Marvel (2017) #1	1978	1	Comic
64961	The Mighty Captain Marvel (2017) #125	1978	125	Comic
65062	The Mighty Captain Marvel (2017) #126	1978	126	Comic
65271	The Mighty Captain Marvel (2017) #127	1978	127	Comic
65902	The Mighty Captain Marvel (2017) #128	1978	128	Comic
66271	The Mighty Captain Marvel (2017) #129	1978	129	Comic
61427	The Mighty Captain Marvel (2017) #2	1978	2	Comic
61428	The Mighty Captain Marvel (2017) #3	1978	3	Comic
61430	The Mighty Captain Marvel (2017) #5	1978	5	Comic
93340	The Mighty Valkyries (2021) #4	1980	4	Comic		2021-04-02T09:09:01-0400	6/30/60fad327953a3	57074	32		75960620098600411	MAY210654			onsaleDate=2021-07-28T00:00:00-0400 focDate=2021-07-05T00:00:00-0400 unlimitedDate=2021-11-01T00:00:00-0400 digitalPurchaseDate=2021-07-28T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	354 581	73a 720a 505b 809j 1034c 1065e 1237d		6662 6663
30751	The Odyssey (Graphic Novel)	1981	0	Graphic Novel
66073	The Punisher (1987) #72	1982	72	Comic
66075	The Punisher (1987) #74	1982	74	Comic
60839	The Punisher (2016) #14	1983	14	Comic		2017-07-21T15:42:25-0400	a/00/596d147cd8ee2	0	32		75960608413501411	MAY170873		2328-482X	onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	488	434a 1268j 1363e		6110 6111
66079	The Punisher: G-Force (1992) #1	1984	1	Comic
77676	The Punisher: Intruder (Trade Paperback)		0	Trade Paperback
26620	The Stand: American Nightmares HC (Hardcover)	1987	0	Hardcover			9/00/4bb4c3523c46f	0	136	978-0-7851-3621-7	5960613621-00111	SEP090507	9780785 136217 52499		onsaleDate=2029-12-31T00:00:00-0500 focDate=2009-10-08T00:00:00-0400	printPrice=24.99		95a 239m 586m 1364m 993c 1137b 1452d		4196 4197 4214 4215 4366 4367 4368 4369 4370 4371
48843	THE SUPERIOR FOES OF SPIDER-MAN (2013) #13	1988	13	Comic		2014-05-05T11:43:45-0400		0	32		75960607941401311				onsaleDate=2014-07-09T00:00:00-0400 focDate=2014-06-16T00:00:00-0400	printPrice=3.99		296e		5509 5510
32970	The Thanos Imperative (2010) #1	1989	1	Comic		2013-07-29T12:16:07-0400	2/90/51f69eaebaa8f	14855	40		5960607271-00111	APR100620			onsaleDate=2010-06-03T00:00:00-0400 focDate=2010-05-13T00:00:00-0400 unlimitedDate=2011-02-24T00:00:00-0500 digitalPurchaseDate=2012-02-07T00:00:00-0500	printPrice=3.99 digitalPurchasePrice=1.99	423 511 541 557 576	76a 896a 300f 1266f	63	4811 4812
32973	The Thanos Imperative (2010) #2	1989	2	Comic
32975	The Thanos Imperative (2010) #3	1989	3	Comic
32977	The Thanos Imperative (2010) #4	1989	4	Comic
32979	The Thanos Imperative (2010) #5	1989	5	Comic
32980	The Thanos Imperative (2010) #6	1989	6	Comic
37979	The Thanos Imperative: Devastation (2010) #1	1990	1	Comic		2013-07-29T12:18:27-0400	8/c0/51f6a004dc19c	18826	40		5960607551-00111	NOV100590			onsaleDate=2011-01-05T00:00:00-0500 focDate=2010-12-22T00:00:00-0500 unlimitedDate=2013-04-08T00:00:00-0400 digitalPurchaseDate=2012-02-07T00:00:00-0500	printPrice=3.99 digitalPurchasePrice=1.99	88 174 273 283 370 423 493 515 541 576	76a 896a 676g 1214e 1266f	63	4961 4962
32983	The Thanos Imperative: Ignition (2010) #1	1991	1	Comic		2013-07-29T12:17:57-0400	8/a0/51f6a0aba4608	14769	40		5960607268-00111	MAR100584			onsaleDate=2010-05-26T00:00:00-0400 focDate=2010-05-06T00:00:00-0400 unlimitedDate=2011-02-01T00:00:00-0500 digitalPurchaseDate=2012-02-07T00:00:00-0500	printPrice=3.99 digitalPurchasePrice=1.99	576	76a 896a 300f 1412f	63	4823 4824
18727	The Thing (1983) #19		19	Comic
60685	The Unbelievable Gwenpool (2016) #18	1992	18	Comic		2017-07-21T15:20:08-0400	3/a0/596d123e465f1	0	32		75960608491301811	MAY170885			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99		143e 476d 731j 753a		6089 6090
89745	Thor & Loki: Double Trouble (2021) #1	1996	1	Comic		2021-04-22T12:34:48-0400	5/a0/603d2204bbb68	56428	32		75960609924500111	JAN210562			onsaleDate=2021-03-10T00:00:00-0500 focDate=2021-02-15T00:00:00-0500 unlimitedDate=2021-06-14T00:00:00-0400 digitalPurchaseDate=2021-03-10T00:00:00-0500	printPrice=3.99 digitalPurchasePrice=3.99	393 581	732j 974d 1299e 1354a		6637 6638
89747	Thor & Loki: Double Trouble (2021) #2	1996	2	Comic		2021-05-13T09:27:51-0400	6/a0/606f61e85bd26	56527	32		75960609924500211	FEB210565			onsaleDate=2021-04-14T00:00:00-0400 focDate=2021-03-22T00:00:00-0400 unlimitedDate=2021-07-19T00:00:00-0400 digitalPurchaseDate=2021-04-14T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	393 581	732j 974d 1299e 1354a		6641 6642
89748	Thor & Loki: Double Trouble (2021) #3	1996	3	Comic		2021-01-28T09:06:59-0500	3/a0/608990b337ee0	56832	32		75960609924500311	MAR210575			onsaleDate=2021-05-05T00:00:00-0400 focDate=2021-04-12T00:00:00-0400 unlimitedDate=2021-08-09T00:00:00-0400 digitalPurchaseDate=2021-05-05T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	393 581	732j 974d 1299e 1354a		6643 6644
89749	Thor & Loki: Double Trouble (2021) #4	1996	4	Comic		2021-06-09T10:03:21-0400	c/50/60e72a9ce7e0b	57077	32		75960609924500411	MAY210649			onsaleDate=2021-07-07T00:00:00-0400 focDate=2021-06-14T00:00:00-0400 unlimitedDate=2021-10-11T00:00:00-0400 digitalPurchaseDate=2021-07-07T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	393 581	732j 974d 1299e 1354a		6645 6646
89746	Thor & Loki: Double Trouble (Trade Paperback)	1997	0	Trade Paperback		2021-09-10T15:11:22-0400	3/c0/613b7e84c3665	0	96	978-1-302-92625-0		MAY210727	9781302 926250 51399		onsaleDate=2021-09-15T00:00:00-0400 focDate=2021-06-28T00:00:00-0400	printPrice=13.99	393 581	732c 974d 1354a 1465e		6639 6640
11701	Thor (1966) #373	1998	373	Comic
11702	Thor (1966) #374	1998	374	Comic
11735	Thor (1966) #407	1998	407	Comic
11780	Thor (1966) #452	1998	452	Comic
11796	Thor (1966) #468	1998	468	Comic
11797	Thor (1966) #469	1998	469	Comic
11798	Thor (1966) #470	1998	470	Comic
11799	Thor (1966) #471	1998	471	Comic
11825	Thor (1966) #497	1998	497	Comic
18639	Thor (1998) #17	1999	17	Comic
18654	Thor (1998) #30	1999	30	Comic
18681	Thor (1998) #55	1999	55	Comic
18684	Thor (1998) #58	1999	58	Comic
715	Thor (1998) #81	1999	81	Comic
78637	Thor (2020) #11	2000	11	Comic		2020-07-01T09:05:01-0400	5/c0/5ff32d41b3331	56052	32		75960609539101111	NOV200578			onsaleDate=2021-01-06T00:00:00-0500 focDate=2020-12-07T00:00:00-0500 unlimitedDate=2021-04-12T00:00:00-0400 digitalPurchaseDate=2021-01-06T00:00:00-0500	printPrice=3.99 digitalPurchasePrice=3.99	220 581	390a 442j 868b 993k 1065e 1237d 1444c		6548 6549
78638	Thor (2020) #12	2000	12	Comic		2021-05-20T14:56:23-0400	6/40/6026d187e6d0b	56182	32		75960609539101211	DEC200615			onsaleDate=2021-02-17T00:00:00-0500 focDate=2021-01-25T00:00:00-0500 unlimitedDate=2021-05-24T00:00:00-0400 digitalPurchaseDate=2021-02-17T00:00:00-0500	printPrice=3.99 digitalPurchasePrice=3.99	220 270 354 581	390a 442j 868b 993k 1065e 1237d 1444c		6550 6551
89733	Thor (2020) #13	2000	13	Comic		2021-04-22T12:34:34-0400	3/d0/60464e1695be7	56427	32		75960609539101311	JAN210691			onsaleDate=2021-03-17T00:00:00-0400 focDate=2021-02-22T00:00:00-0500 unlimitedDate=2021-06-21T00:00:00-0400 digitalPurchaseDate=2021-03-17T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	220 354 467 581	390a 442j 868b 1065e 1237d 1444k		6625 6626
89734	Thor (2020) #14	2000	14	Comic		2020-07-01T09:05:04-0400	5/90/606f6203ac20e	56526	32		75960609539101411	FEB210636			onsaleDate=2021-04-14T00:00:00-0400 focDate=2021-03-22T00:00:00-0400 unlimitedDate=2021-07-19T00:00:00-0400 digitalPurchaseDate=2021-04-14T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	220 581	390a 442j 868b 1065e 1237d 1444k		6627 6628
89735	Thor (2020) #15	2000	15	Comic		2021-02-26T09:07:49-0500	6/60/60e72a554a6b9	56919	32		75960609539101511	APR210931			onsaleDate=2021-07-14T00:00:00-0400 focDate=2021-06-21T00:00:00-0400 unlimitedDate=2021-10-18T00:00:00-0400 digitalPurchaseDate=2021-07-14T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	64 140 581	192h 390a 442j 500b 1406b 993k 1444k 1065e 1237d		6629 6630
89736	Thor (2020) #16	2000	16	Comic		2021-03-27T09:04:40-0400	8/e0/60e5e21008edd	0	32		75960609539101611	JUN210711			onsaleDate=2021-08-25T00:00:00-0400 focDate=2021-08-02T00:00:00-0400	printPrice=3.99	354 467 581	192h 390a 442j 500b 1065e 1237d 1444k		6631 6632
89737	Thor (2020) #17	2000	17	Comic		2021-06-15T09:11:43-0400	2/90/614b40283a3e1	0	32		75960609539101711	JUL210711			onsaleDate=2021-09-29T00:00:00-0400 focDate=2021-09-06T00:00:00-0400	printPrice=3.99	581	192h 390a 442j 500b 1065e 1237d 1444k		6633 6634
89738	Thor (2020) #18	2000	18	Comic		2021-08-10T09:09:44-0400	6/60/6169ef1c47b12	0	32		75960609539101811				onsaleDate=2021-10-20T00:00:00-0400 focDate=2021-09-27T00:00:00-0400	printPrice=3.99	270 581	390a 442j 621b 1172b 1065e 1237d 1444k		6635 6636
31366	Thor and the Warriors Four (2010) #1	2001	1	Comic
31368	Thor and the Warriors Four (2010) #2	2001	2	Comic
31370	Thor and the Warriors Four (2010) #3	2001	3	Comic
31372	Thor and the Warriors Four (2010) #4	2001	4	Comic
16675	Thor Annual (1966) #14	2002	14	Comic
90388	Thor Annual (2021) #1	2003	1	Comic		2021-07-19T12:31:13-0400	9/a0/60fad35ec2778	57078	40		75960609953500111	MAY210556			onsaleDate=2021-07-21T00:00:00-0400 focDate=2021-06-28T00:00:00-0400 unlimitedDate=2021-10-25T00:00:00-0400 digitalPurchaseDate=2021-07-21T00:00:00-0400	printPrice=4.99 digitalPurchasePrice=4.99	305 581	374d 1237d 399a 967a 620b 1302b 676j 879l 1065e 1444k		6649 6650
114083	THOR BY CATES & KLEIN OMNIBUS NIC KLEIN THOR SOLO COVER (Hardcover)	2004	1	Hardcover		2024-01-24T10:23:45-0500	6/b0/6669e453bc34b	0	1040	978-1-302-95854-1			9781302 958541 59999		onsaleDate=2024-10-30T00:00:00-0400 focDate=2024-04-08T00:00:00-0400	printPrice=125		73a 370a 390a 399a 523a 576a 603a 192b 293b 435b 442b 485b 500b 503b 313c 496c 508c 527c 606c 515h		6860 6861
108645	Thor By Jason Aaron Omnibus Vol. 2 (Hardcover)	2006	0	Hardcover		2023-10-25T17:21:12-0400	c/c0/65382dd6cc8af	63892	1368	978-1-302-95385-0			9781302 953850 59999		onsaleDate=2023-10-25T00:00:00-0400 focDate=2023-05-15T00:00:00-0400 unlimitedDate=2023-10-25T00:00:00-0400 digitalPurchaseDate=2023-10-25T00:00:00-0400	printPrice=150	581	73a 81c 225c 237c 606c 608c 669c 675c 112h 342h 511h 763h 161b 205b 434b 442b 595b 670b 747b 374d		6782 6783
29543	THOR BY OLIVIER COIPEL POSTER (2009) #1	2007	1	Comic
16223	Thor Visionaries: Walter Simonson Vol. 4 (Trade Paperback)		0	Trade Paperback
36073	Thor: Blood & Thunder (Trade Paperback)	2010	1	Trade Paperback		2011-06-24T13:14:36-0400	9/80/4d7a9e201c87d	0	336	978-0-7851-5094-7	5960615094-00111		9780785 150947 53499		onsaleDate=2011-06-29T00:00:00-0400 focDate=2011-06-15T00:00:00-0400	printPrice=34.99	10 88 216 227 467 541 576 581	719f 1027f 1181f 1194f 1300f 1454f 1471f 940g 999a 1327a 1465e		4865 4866
15350	Thunderbolts (1997) #45	2011	45	Comic
57233	Thunderbolts (2016) #1	2014	1	Comic
57245	Thunderbolts (2016) #10	2014	10	Comic
57246	Thunderbolts (2016) #11	2014	11	Comic
57247	Thunderbolts (2016) #12	2014	12	Comic
57236	Thunderbolts (2016) #2	2014	2	Comic
57238	Thunderbolts (2016) #3	2014	3	Comic
59241	Thunderbolts (2016) #3 (Art Adams Variant)	2014	3	Comic	Art Adams Variant
57239	Thunderbolts (2016) #4	2014	4	Comic
57240	Thunderbolts (2016) #5	2014	5	Comic
61138	Thunderbolts (2016) #5 (Cosplay Variant)	2014	5	Comic	Cosplay Variant
57241	Thunderbolts (2016) #6	2014	6	Comic
57242	Thunderbolts (2016) #7	2014	7	Comic
61993	Thunderbolts (2016) #7 (Von Eeden Classic Variant)	2014	7	Comic	Von Eeden Classic Variant
57243	Thunderbolts (2016) #8	2014	8	Comic
57244	Thunderbolts (2016) #9	2014	9	Comic
48	Tomb of Dracula (2004) #2	2015	2	Comic			b/80/4bc6b3ad4017b	7281	0		5960605568-00211				onsaleDate=2004-11-03T00:00:00-0500 focDate= unlimitedDate=2010-10-19T00:00:00-0400	printPrice=2.99	225	527c 829a 1114b 1141d 1277g 1376f		1096 1097
61723	U.S.Avengers (2017) #1	2016	1	Comic
61732	U.S.Avengers (2017) #10	2016	10	Comic		2017-09-13T15:03:49-0400	7/00/59b93f6660f1d	45716	32		75960608625201011	JUL171029			onsaleDate=2017-09-20T00:00:00-0400 focDate=2017-08-28T00:00:00-0400 unlimitedDate=2018-03-26T00:00:00-0400 digitalPurchaseDate=2017-09-20T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	139 505 555	78k 298e 374d 542b 603a 1030j 1407l	52	6226 6227
61733	U.S.Avengers (2017) #11	2016	11	Comic
61734	U.S.Avengers (2017) #12	2016	12	Comic
61724	U.S.Avengers (2017) #2	2016	2	Comic
61725	U.S.Avengers (2017) #3	2016	3	Comic
61726	U.S.Avengers (2017) #4	2016	4	Comic
61727	U.S.Avengers (2017) #5	2016	5	Comic
63785	U.S.Avengers (2017) #5 (Ramos Resurrxion Variant)	2016	5	Comic	Ramos Resurrxion Variant
61728	U.S.Avengers (2017) #6	2016	6	Comic
61729	U.S.Avengers (2017) #7	2016	7	Comic
61730	U.S.Avengers (2017) #8	2016	8	Comic
61731	U.S.Avengers (2017) #9	2016	9	Comic		2017-08-11T14:53:11-0400	f/c0/597bbbf3ddf27	45439	32		75960608625200911	JUN170895			onsaleDate=2017-08-16T00:00:00-0400 focDate=2017-07-24T00:00:00-0400 unlimitedDate=2018-02-19T00:00:00-0500 digitalPurchaseDate=2017-08-16T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	139 505 555 570	78k 150b 298e 374d 603a 1030j 1218c 1407l	52	6224 6225
62244	U.S.Avengers Vol. 2: Cannonball Run (Trade Paperback)		0	Trade Paperback
18479	Ultimate Adventures (2002) #1	2018	1	Comic
18480	Ultimate Adventures (2002) #2	2018	2	Comic
18482	Ultimate Adventures (2002) #4	2018	4	Comic
18483	Ultimate Adventures (2002) #5	2018	5	Comic
160	Ultimate Adventures (2002) #6	2018	6	Comic
1934	Ultimate Adventures Vol. 1: One Tin Soldier (Trade Paperback)		0	Trade Paperback
1204	Ultimate Adventures Vol. I (Trade Paperback)		0	Trade Paperback
27660	Ultimate Armor Wars (2009) #1	2021	1	Comic
28111	Ultimate Armor Wars (2009) #1 (SPECIAL VARIANT)	2021	1	Comic	SPECIAL VARIANT
28112	Ultimate Armor Wars (2009) #1 (VILLAIN VARIANT)	2021	1	Comic	VILLAIN VARIANT
27661	Ultimate Armor Wars (2009) #2	2021	2	Comic
27662	Ultimate Armor Wars (2009) #3	2021	3	Comic
27663	Ultimate Armor Wars (2009) #4	2021	4	Comic
36129	Ultimate Avengers Vs. New Ultimates (2011) #2	2022	2	Comic
38503	Ultimate Avengers Vs. New Ultimates (2011) #2 (HITCH VARIANT)	2022	2	Comic	HITCH VARIANT
113866	Ultimate Black Panther (2024) #9	2023	9	Comic		2024-09-10T14:32:08-0400	9/20/66a3ee61323ec	68942	32		75960620797800911				onsaleDate=2024-10-02T00:00:00-0400 focDate=2024-09-02T00:00:00-0400 unlimitedDate=2024-09-10T00:00:00-0400 digitalPurchaseDate=2024-09-10T00:00:00-0400	printPrice=4.99	102 564	385j 496k 774a 1065e 1142d		6846 6847
45715	Ultimate Comics Iron Man (2012) #1	2024	1	Comic
45421	Ultimate Comics Iron Man (2012) #3	2024	3	Comic
46544	Ultimate Comics Iron Man (2012) #4	2024	4	Comic
30600	Ultimate Comics New Ultimates (2010) #1	2025	1	Comic
30602	Ultimate Comics New Ultimates (2010) #2	2025	2	Comic
37461	Ultimate Comics Spider-Man (2009) #150	2040	150	Comic
37520	Ultimate Comics Spider-Man (2009) #150 (WRAPAROUND VARIANT)	2040	150	Comic	WRAPAROUND VARIANT
46561	Ultimate Comics Spider-Man by Brian Michael Bendis (Hardcover)	2026	0	Hardcover		2014-05-19T09:34:14-0400		0	136	978-0-7851-6803-4			9780785 168034 52499		onsaleDate=2014-07-30T00:00:00-0400 focDate=2014-07-15T00:00:00-0400	printPrice=24.99		1465e		5306 5307
17592	Ultimate Fantastic Four (2003) #50 (Variant A)	2031	50	Comic	Variant A
21182	Ultimate Fantastic Four (2003) #54	2031	54	Comic
21332	Ultimate Fantastic Four (2003) #55	2031	55	Comic
21510	Ultimate Fantastic Four (2003) #56	2031	56	Comic
21713	Ultimate Fantastic Four (2003) #57	2031	57	Comic
22478	Ultimate Fantastic Four (2003) #58	2031	58	Comic
22879	Ultimate Fantastic Four (2003) #59	2031	59	Comic
23581	Ultimate Fantastic Four (2003) #60	2031	60	Comic
23582	Ultimate Fantastic Four (2003) #60 (WHITE VARIANT)	2031	60	Comic	WHITE VARIANT
4372	Ultimate Spider-Man (2000) #1	2039	1	Comic
14836	Ultimate Spider-Man (2000) #10	2039	10	Comic
5218	Ultimate Spider-Man (2000) #101	2039	101	Comic
5374	Ultimate Spider-Man (2000) #102	2039	102	Comic
14837	Ultimate Spider-Man (2000) #11	2039	11	Comic
15808	Ultimate Spider-Man (2000) #110 (Mark Bagley Variant)	2039	110	Comic	Mark Bagley Variant		c/e0/4bc4947ea8f4d	0	0		5960605031-11021				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=2.99	552	186g 806g 226a		3339 3340
17213	Ultimate Spider-Man (2000) #116	2039	116	Comic		2014-03-20T18:14:30-0400	d/10/58e7d3ac9f0f7	8709	0		5960605031-11611				onsaleDate=2007-11-29T00:00:00-0500 focDate= unlimitedDate=2008-10-13T00:00:00-0400 digitalPurchaseDate=2011-12-28T00:00:00-0500	printPrice=2.99 digitalPurchasePrice=1.99	292 552	226a 711b 802f 1141d 1158c		3473 3474
17343	Ultimate Spider-Man (2000) #117	2039	117	Comic		2014-03-20T18:14:33-0400	3/f0/58e7d4a902287	8710	0		5960605031-11711				onsaleDate=2007-12-28T00:00:00-0500 focDate= unlimitedDate=2010-06-21T00:00:00-0400 digitalPurchaseDate=2011-12-28T00:00:00-0500	printPrice=2.99 digitalPurchasePrice=1.99	552	226a 711b 802g 1141d 1158c		3494 3495
17584	Ultimate Spider-Man (2000) #118	2039	118	Comic		2014-03-20T18:14:36-0400	9/e0/58e7d53c9cf30	11696	0		5960605031-11811				onsaleDate=2008-01-30T00:00:00-0500 focDate= unlimitedDate=2008-12-22T00:00:00-0500 digitalPurchaseDate=2012-01-17T00:00:00-0500	printPrice=2.99 digitalPurchasePrice=1.99	260 332 552	226a 711b 802g 1141d 1158c		3512 3513
20637	Ultimate Spider-Man (2000) #119	2039	119	Comic		2014-03-20T18:14:39-0400	7/a0/58e7d5d961e77	11697	0		5960605031-11911				onsaleDate=2008-02-27T00:00:00-0500 focDate= unlimitedDate=2009-01-26T00:00:00-0500 digitalPurchaseDate=2012-01-17T00:00:00-0500	printPrice=2.99 digitalPurchasePrice=1.99	552	226a 711b 802i 1141d 1158c		3967 3968
14838	Ultimate Spider-Man (2000) #12	2039	12	Comic
20829	Ultimate Spider-Man (2000) #120	2039	120	Comic		2014-03-20T18:14:44-0400	1/50/58e7d67438272	11698	0		5960605031-12011				onsaleDate=2008-03-26T00:00:00-0400 focDate= unlimitedDate=2009-02-16T00:00:00-0500 digitalPurchaseDate=2012-01-17T00:00:00-0500	printPrice=2.99 digitalPurchasePrice=1.99	552	226a 711b 802g 1141d 1158c		3979 3980
20966	Ultimate Spider-Man (2000) #121	2039	121	Comic		2014-03-20T18:15:55-0400	6/d0/58e7d733a355d	11699	0		5960605031-12111				onsaleDate=2008-04-23T00:00:00-0400 focDate= unlimitedDate=2009-03-30T00:00:00-0400 digitalPurchaseDate=2012-01-17T00:00:00-0500	printPrice=2.99 digitalPurchasePrice=1.99	552	226a 711b 802g 1141d 1158c		3989 3990
21176	Ultimate Spider-Man (2000) #122	2039	122	Comic		2014-03-20T18:15:59-0400	a/20/58e7d7d16dd28	11700	0		5960605031-12211				onsaleDate=2008-05-29T00:00:00-0400 focDate= unlimitedDate=2009-04-27T00:00:00-0400 digitalPurchaseDate=2012-01-17T00:00:00-0500	printPrice=2.99 digitalPurchasePrice=1.99	552	226a 711b 802g 1141d 1158c		3999 4000
21325	Ultimate Spider-Man (2000) #123	2039	123	Comic		2014-03-20T18:16:02-0400	7/a0/58e7d8d465c86	11701	32		5960605031-12311	APR082248			onsaleDate=2008-06-25T00:00:00-0400 focDate=2008-06-05T00:00:00-0400 unlimitedDate=2009-01-29T00:00:00-0500 digitalPurchaseDate=2012-02-14T00:00:00-0500	printPrice=2.99 digitalPurchasePrice=1.99	552	226a 586m 806m 711b 802f 1141d 1158c		4012 4013
21506	Ultimate Spider-Man (2000) #124	2039	124	Comic		2017-04-07T14:28:04-0400	9/40/58e7da05c1d26	11702	32		5960605031-12411	MAY082256			onsaleDate=2008-07-30T00:00:00-0400 focDate=2008-07-10T00:00:00-0400 unlimitedDate=2009-06-22T00:00:00-0400 digitalPurchaseDate=2012-02-14T00:00:00-0500	printPrice=2.99 digitalPurchasePrice=1.99	552	226a 586m 806m 711b 802g 1141d 1158c		4029 4030
21708	Ultimate Spider-Man (2000) #125	2039	125	Comic		2014-03-20T18:16:11-0400	f/90/58e7da6ecca71	11703	32		5960605031-12511	JUN082304			onsaleDate=2008-08-27T00:00:00-0400 focDate=2008-08-07T00:00:00-0400 unlimitedDate=2009-06-06T00:00:00-0400 digitalPurchaseDate=2012-02-14T00:00:00-0500	printPrice=2.99 digitalPurchasePrice=1.99	552	226a 586m 806m 711b 802f 1141d 1158c		4043 4044
21936	Ultimate Spider-Man (2000) #126	2039	126	Comic		2014-03-20T18:16:15-0400	3/00/58ecd7cd76ebd	11704	32		5960605031-12611	JUL082261			onsaleDate=2008-09-24T00:00:00-0400 focDate=2008-09-04T00:00:00-0400 unlimitedDate=2009-08-24T00:00:00-0400 digitalPurchaseDate=2012-02-14T00:00:00-0500	printPrice=2.99 digitalPurchasePrice=1.99	552	226a 586m 806m 711b 802f 1141d 1158c		4057 4058
22265	Ultimate Spider-Man (2000) #127	2039	127	Comic		2014-03-20T18:16:20-0400	c/40/58ecd9aa048a2	11705	32		5960605031-12711	AUG082311			onsaleDate=2008-10-22T00:00:00-0400 focDate=2008-10-02T00:00:00-0400 unlimitedDate=2010-07-12T00:00:00-0400 digitalPurchaseDate=2012-02-14T00:00:00-0500	printPrice=2.99 digitalPurchasePrice=1.99	552	226a 586m 806m 711b 802f 1141d 1158c		4077 4078
22471	Ultimate Spider-Man (2000) #128	2039	128	Comic		2014-03-20T18:16:24-0400	8/a0/58ecdacfde6dc	11706	32		5960605031-12811	SEP082313			onsaleDate=2008-11-26T00:00:00-0500 focDate=2008-11-06T00:00:00-0500 unlimitedDate=2010-07-26T00:00:00-0400 digitalPurchaseDate=2012-02-14T00:00:00-0500	printPrice=2.99 digitalPurchasePrice=1.99	552	226a 586m 806m 711b 802f 1141d 1158c		4099 4100
22868	Ultimate Spider-Man (2000) #129	2039	129	Comic		2014-03-20T18:16:26-0400	9/90/58ecdc135a783	11707	32		5960605031-12911	OCT082380			onsaleDate=2008-12-24T00:00:00-0500 focDate=2008-12-04T00:00:00-0500 unlimitedDate=2009-09-15T00:00:00-0400 digitalPurchaseDate=2012-03-13T00:00:00-0400	printPrice=2.99 digitalPurchasePrice=1.99	552	226a 586m 806m 711b 802f 1141d 1158c		4111 4112
14839	Ultimate Spider-Man (2000) #13	2039	13	Comic
23080	Ultimate Spider-Man (2000) #130	2039	130	Comic		2014-03-20T18:16:29-0400	c/80/58ecdc84c413d	13133	32		5960605031-13011	NOV082352			onsaleDate=2009-01-28T00:00:00-0500 focDate=2009-01-08T00:00:00-0500 unlimitedDate=2010-01-07T00:00:00-0500 digitalPurchaseDate=2012-03-13T00:00:00-0400	printPrice=2.99 digitalPurchasePrice=1.99	552	226a 586m 806m 711b 802f 1141d 1158c		4137 4138
23571	Ultimate Spider-Man (2000) #131	2039	131	Comic		2014-03-20T18:16:32-0400	9/50/58ecdd69100a6	15440	32		5960605031-13111	DEC082343			onsaleDate=2009-02-25T00:00:00-0500 focDate=2009-02-05T00:00:00-0500 unlimitedDate=2011-02-07T00:00:00-0500 digitalPurchaseDate=2012-03-13T00:00:00-0400	printPrice=2.99 digitalPurchasePrice=1.99	552	226a 586m 806m 711b 802f 1141d 1158c		4182 4183
23741	Ultimate Spider-Man (2000) #132	2039	132	Comic		2014-03-20T18:16:34-0400	6/40/58ece38c23330	15362	32		5960605031-13211	JAN092451			onsaleDate=2009-05-13T00:00:00-0400 focDate=2009-04-23T00:00:00-0400 unlimitedDate=2011-02-14T00:00:00-0500 digitalPurchaseDate=2012-03-13T00:00:00-0400	printPrice=2.99 digitalPurchasePrice=1.99	552	226a 586m 806m 711b 802f 1141d 1158c		4194 4195
23931	Ultimate Spider-Man (2000) #133	2039	133	Comic		2014-03-20T18:16:39-0400	9/b0/58ece4293e25b	12528	40		5960605031-13311	FEB092478			onsaleDate=2009-06-03T00:00:00-0400 focDate=2009-05-14T00:00:00-0400 unlimitedDate=2011-02-21T00:00:00-0500 digitalPurchaseDate=2012-03-13T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=1.99	552	226a 586m 806m 711b 802f 1141d 1158c		4204 4205
27810	Ultimate Spider-Man (2000) #133 (WHITE VARIANT)	2039	133	Comic	WHITE VARIANT		b/e0/4bb481dff205a	0	40		5960605031-13321	MAR098007			onsaleDate=2009-06-03T00:00:00-0400 focDate=2009-05-14T00:00:00-0400	printPrice=3.99	552			4434 4435
14840	Ultimate Spider-Man (2000) #14	2039	14	Comic
14841	Ultimate Spider-Man (2000) #15	2039	15	Comic
14842	Ultimate Spider-Man (2000) #16	2039	16	Comic
14843	Ultimate Spider-Man (2000) #17	2039	17	Comic
14844	Ultimate Spider-Man (2000) #18	2039	18	Comic
14845	Ultimate Spider-Man (2000) #19	2039	19	Comic
14846	Ultimate Spider-Man (2000) #2	2039	2	Comic
14847	Ultimate Spider-Man (2000) #20	2039	20	Comic
14857	Ultimate Spider-Man (2000) #3	2039	3	Comic
14868	Ultimate Spider-Man (2000) #4	2039	4	Comic
14879	Ultimate Spider-Man (2000) #5	2039	5	Comic
14890	Ultimate Spider-Man (2000) #6	2039	6	Comic
600	Ultimate Spider-Man (2000) #62	2039	62	Comic
538	Ultimate Spider-Man (2000) #63	2039	63	Comic
759	Ultimate Spider-Man (2000) #64	2039	64	Comic
14901	Ultimate Spider-Man (2000) #7	2039	7	Comic
14912	Ultimate Spider-Man (2000) #8	2039	8	Comic
14923	Ultimate Spider-Man (2000) #9	2039	9	Comic
29610	Ultimate Spider-Man (2009) #1 (2ND PRINTING VARIANT)	2040	1	Comic	2ND PRINTING VARIANT
29023	Ultimate Spider-Man (2009) #1 (BLACK AND WHITE VARIANT)	2040	1	Comic	BLACK AND WHITE VARIANT
28113	Ultimate Spider-Man (2009) #1 (SPECIAL VARIANT)	2040	1	Comic	SPECIAL VARIANT
27948	Ultimate Spider-Man (2009) #10	2040	10	Comic
27949	Ultimate Spider-Man (2009) #11	2040	11	Comic
27950	Ultimate Spider-Man (2009) #12	2040	12	Comic
28480	Ultimate Spider-Man (2009) #13	2040	13	Comic
28481	Ultimate Spider-Man (2009) #14	2040	14	Comic
28482	Ultimate Spider-Man (2009) #15	2040	15	Comic
26859	Ultimate Spider-Man (2009) #2	2040	2	Comic
29903	Ultimate Spider-Man (2009) #2 (2ND PRINTING VARIANT)	2040	2	Comic	2ND PRINTING VARIANT
27951	Ultimate Spider-Man (2009) #3	2040	3	Comic
27952	Ultimate Spider-Man (2009) #4	2040	4	Comic
27953	Ultimate Spider-Man (2009) #5	2040	5	Comic
27954	Ultimate Spider-Man (2009) #6	2040	6	Comic
27955	Ultimate Spider-Man (2009) #7	2040	7	Comic
27956	Ultimate Spider-Man (2009) #8	2040	8	Comic
27957	Ultimate Spider-Man (2009) #9	2040	9	Comic
46545	Ultimate Spider-Man (2011) #16.1	2041	16.1	Comic
50446	Ultimate Spider-Man (2011) #200	2041	200	Comic
50740	Ultimate Spider-Man (2011) #200 (Marquez Variant)	2041	200	Comic	Marquez Variant
112985	Ultimate Spider-Man (2024) #1	2042	1	Comic
115476	Ultimate Spider-Man (2024) #1	2042	1	Comic
114259	Ultimate Spider-Man (2024) #1 (Variant)	2042	1	Comic	Variant
114260	Ultimate Spider-Man (2024) #1 (Variant)	2042	1	Comic	Variant
114261	Ultimate Spider-Man (2024) #1 (Variant)	2042	1	Comic	Variant
114262	Ultimate Spider-Man (2024) #1 (Variant)	2042	1	Comic	Variant
114263	Ultimate Spider-Man (2024) #1 (Variant)	2042	1	Comic	Variant
114264	Ultimate Spider-Man (2024) #1 (Variant)	2042	1	Comic	Variant
114690	Ultimate Spider-Man (2024) #1 (Variant)	2042	1	Comic	Variant
114691	Ultimate Spider-Man (2024) #1 (Variant)	2042	1	Comic	Variant
112987	Ultimate Spider-Man (2024) #2	2042	2	Comic
115477	Ultimate Spider-Man (2024) #2	2042	2	Comic
114857	Ultimate Spider-Man (2024) #2 (Variant)	2042	2	Comic	Variant
114858	Ultimate Spider-Man (2024) #2 (Variant)	2042	2	Comic	Variant
114859	Ultimate Spider-Man (2024) #2 (Variant)	2042	2	Comic	Variant
114860	Ultimate Spider-Man (2024) #2 (Variant)	2042	2	Comic	Variant
116238	Ultimate Spider-Man (2024) #2 (Variant)	2042	2	Comic	Variant
112988	Ultimate Spider-Man (2024) #3	2042	3	Comic
115478	Ultimate Spider-Man (2024) #3	2042	3	Comic
116062	Ultimate Spider-Man (2024) #3 (Variant)	2042	3	Comic	Variant
121495	Ultimate Spider-Man (2024) #9 (Variant)	2042	9	Comic	Variant	2024-06-05T11:36:36-0400	b/03/66f4122e09386	0	32		75960620796100931				onsaleDate=2024-09-25T00:00:00-0400 focDate=2024-08-26T00:00:00-0400	printPrice=4.99		404b 487k 769a 1065e 1142d 1177l 1444c		6936 6937
21473	Ultimate Spider-Man (Spanish Language Edition) (2000) #9	2043	9	Comic				0	0						onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=2.25	552			4068 4069
22	Ultimate Spider-Man Vol. 11: Carnage (Trade Paperback)		0	Trade Paperback
16199	Ultimate Spider-Man Vol. 17: Clone Saga (Trade Paperback)		0	Trade Paperback
15717	Ultimate X-Men (2000) #26	2046	26	Comic
21177	Ultimate X-Men (2000) #94	2046	94	Comic
21326	Ultimate X-Men (2000) #95	2046	95	Comic
21478	Ultimate X-Men (Spanish Language Edition) (2000) #10	2047	10	Comic				0	36						onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=0	629			4072 4073
21485	Ultimate X-Men (Spanish Language Edition) (2000) #8	2047	8	Comic				0	36						onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=0	629			4070 4071
1158	ULTIMATE X-MEN VOL. 5: ULTIMATE WAR TPB (Trade Paperback)	2048	0	Trade Paperback		2018-03-12T16:56:16-0400	2/f0/4bc6670c80007	0	112	0-7851-1129-8					onsaleDate=2029-12-31T00:00:00-0500 focDate=1961-01-01T00:00:00-0500	printPrice=9.99	80 106 143 172 307 322 332 356 410 459 498 513 527 564 583 602 615	183f 586d 442h 536h 824a 829a 1045a 1067c 1383b		80 3803 3804 3805 3806 3807 3808 3809 4658
103491	Ultraman X the Avengers (2024) #2	2052	2	Comic		2024-07-31T17:26:07-0400	3/20/6669b8230d20a	68523	32		75960620462500211				onsaleDate=2024-10-02T00:00:00-0400 focDate=2024-09-02T00:00:00-0400 unlimitedDate=2024-09-10T00:00:00-0400 digitalPurchaseDate=2024-09-10T00:00:00-0400	printPrice=4.99	64	298e 721a 771a 974d 983b 1033k 1044c 1225j		6745 6746
47394	Ultron (2013) #1	2053	1	Comic
49221	Uncanny Avengers (2012) #18	2054	18	Comic
47343	Uncanny Avengers (2012) #8	2054	8	Comic
62602	Uncanny Inhumans (2015) #1.1	2055	1.1	Comic
35297	Uncanny X-Force (2010) #18	2056	18	Comic
40454	Uncanny X-Force (2010) #19	2056	19	Comic
40453	Uncanny X-Force (2010) #20	2056	20	Comic
32586	Uncanny X-Force (2010) #4	2056	4	Comic
121893	UNCANNY X-MEN #244 FACSIMILE EDITION (2024) #244	2057	244	Comic		2024-09-17T09:37:01-0400	6/b0/66a3eea329557	0	32		75960621081724411				onsaleDate=2024-10-02T00:00:00-0400 focDate=2024-09-02T00:00:00-0400	printPrice=4.99	196 363 486 512 562 628	429a 712b 1096c 1103d 1282h 1465e		6942 6943
13682	Uncanny X-Men (1963)	2058	0	Comic
12459	Uncanny X-Men (1963) #140	2058	140	Comic
12460	Uncanny X-Men (1963) #141	2058	141	Comic
13683	Uncanny X-Men (1963) #142	2058	142	Comic
13710	Uncanny X-Men (1963) #169	2058	169	Comic
13711	Uncanny X-Men (1963) #170	2058	170	Comic
13712	Uncanny X-Men (1963) #171	2058	171	Comic
13717	Uncanny X-Men (1963) #176	2058	176	Comic
13718	Uncanny X-Men (1963) #177	2058	177	Comic
13719	Uncanny X-Men (1963) #178	2058	178	Comic
13722	Uncanny X-Men (1963) #181	2058	181	Comic
13726	Uncanny X-Men (1963) #185	2058	185	Comic
13731	Uncanny X-Men (1963) #190	2058	190	Comic
13732	Uncanny X-Men (1963) #191	2058	191	Comic
13734	Uncanny X-Men (1963) #193	2058	193	Comic
13740	Uncanny X-Men (1963) #199	2058	199	Comic
13741	Uncanny X-Men (1963) #200	2058	200	Comic
13747	Uncanny X-Men (1963) #206	2058	206	Comic
13749	Uncanny X-Men (1963) #208	2058	208	Comic
13752	Uncanny X-Men (1963) #211	2058	211	Comic
13754	Uncanny X-Men (1963) #213	2058	213	Comic
13755	Uncanny X-Men (1963) #214	2058	214	Comic
13758	Uncanny X-Men (1963) #217	2058	217	Comic
13760	Uncanny X-Men (1963) #219	2058	219	Comic
13764	Uncanny X-Men (1963) #223	2058	223	Comic
13765	Uncanny X-Men (1963) #224	2058	224	Comic
13766	Uncanny X-Men (1963) #225	2058	225	Comic
13767	Uncanny X-Men (1963) #226	2058	226	Comic
13780	Uncanny X-Men (1963) #239	2058	239	Comic
13794	Uncanny X-Men (1963) #253	2058	253	Comic
13795	Uncanny X-Men (1963) #254	2058	254	Comic
13800	Uncanny X-Men (1963) #259	2058	259	Comic
13803	Uncanny X-Men (1963) #262	2058	262	Comic
13804	Uncanny X-Men (1963) #263	2058	263	Comic
13835	Uncanny X-Men (1963) #294	2058	294	Comic
13836	Uncanny X-Men (1963) #295	2058	295	Comic
13837	Uncanny X-Men (1963) #296	2058	296	Comic
13845	Uncanny X-Men (1963) #304	2058	304	Comic
13856	Uncanny X-Men (1963) #315	2058	315	Comic
13864	Uncanny X-Men (1963) #323	2058	323	Comic
13865	Uncanny X-Men (1963) #324	2058	324	Comic
13866	Uncanny X-Men (1963) #325	2058	325	Comic
13867	Uncanny X-Men (1963) #326	2058	326	Comic
13868	Uncanny X-Men (1963) #327	2058	327	Comic
13869	Uncanny X-Men (1963) #328	2058	328	Comic
13872	Uncanny X-Men (1963) #331	2058	331	Comic
13875	Uncanny X-Men (1963) #334	2058	334	Comic
13876	Uncanny X-Men (1963) #335	2058	335	Comic
13886	Uncanny X-Men (1963) #345	2058	345	Comic
13887	Uncanny X-Men (1963) #346	2058	346	Comic
13888	Uncanny X-Men (1963) #347	2058	347	Comic
13890	Uncanny X-Men (1963) #349	2058	349	Comic
13891	Uncanny X-Men (1963) #350	2058	350	Comic
13893	Uncanny X-Men (1963) #352	2058	352	Comic
13894	Uncanny X-Men (1963) #353	2058	353	Comic
13895	Uncanny X-Men (1963) #354	2058	354	Comic
13896	Uncanny X-Men (1963) #355	2058	355	Comic
13909	Uncanny X-Men (1963) #368	2058	368	Comic
13943	Uncanny X-Men (1963) #402	2058	402	Comic
13945	Uncanny X-Men (1963) #404	2058	404	Comic
13946	Uncanny X-Men (1963) #405	2058	405	Comic
13947	Uncanny X-Men (1963) #406	2058	406	Comic
13970	Uncanny X-Men (1963) #429	2058	429	Comic
13972	Uncanny X-Men (1963) #431	2058	431	Comic
15	Uncanny X-Men (1963) #452	2058	452	Comic			9/20/591db92ea22b5	7446	0		75960602461245211	SEP041747			onsaleDate=2005-01-01T00:00:00-0500 focDate= unlimitedDate=2008-09-17T00:00:00-0400 digitalPurchaseDate=2013-11-12T00:00:00-0500	printPrice=0 digitalPurchasePrice=1.99	628	429a 1122h 1158c 1276b 1453d		208 209
2073	Uncanny X-Men (1963) #460	2058	460	Comic
12539	Uncanny X-Men (1963) #86	2058	86	Comic
13751	Uncanny X-Men (1981) #210		210	Comic
13753	Uncanny X-Men (1981) #212		212	Comic
13768	Uncanny X-Men (1981) #227		227	Comic
13781	Uncanny X-Men (1981) #240		240	Comic
13784	Uncanny X-Men (1981) #243		243	Comic
13811	Uncanny X-Men (1981) #270		270	Comic
13812	Uncanny X-Men (1981) #271		271	Comic
13813	Uncanny X-Men (1981) #272		272	Comic
13834	Uncanny X-Men (1981) #293		293	Comic
13928	Uncanny X-Men (1981) #387		387	Comic
17206	Uncanny X-Men (1981) #492		492	Comic
17336	Uncanny X-Men (1981) #493		493	Comic
17576	Uncanny X-Men (1981) #494		494	Comic
40166	Uncanny X-Men (2011) #1	2059	1	Comic
40154	Uncanny X-Men (2011) #2	2059	2	Comic
40159	Uncanny X-Men (2011) #3	2059	3	Comic
46676	Uncanny X-Men (2013) #11	2060	11	Comic
46677	Uncanny X-Men (2013) #12	2060	12	Comic
48095	Uncanny X-Men (2013) #13	2060	13	Comic
48673	Uncanny X-Men (2013) #15	2060	15	Comic
2299	Uncanny X-Men - The New Age Vol. 3: On Ice (Trade Paperback)		0	Trade Paperback
1089	Uncanny X-Men Vol. I: Hope (Trade Paperback)		0	Trade Paperback
115684	Uncanny X-Men: Facsimile Edition (2024) #268	2065	268	Comic		2024-02-13T17:21:38-0500	f/30/65ca4d2ce8a6b	0	32		75960620939226811				onsaleDate=2024-02-28T00:00:00-0500 focDate=2024-01-15T00:00:00-0500	printPrice=3.99	105 140 620 628	1465e		6878 6879
62251	Uncanny X-Men: Superior Vol. 4 - IVX (Trade Paperback)	2067	0	Trade Paperback		2017-07-21T16:50:43-0400	6/b0/59726b62e8ab3	0	128	978-1-302-90525-5		MAY170947	9781302 905255 51699		onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-06-05T00:00:00-0400	printPrice=16.99	79 219 336 407 423 486 628	339a 907g 1241f 1465e		6240 6241
114265	UNCLE SCROOGE AND THE INFINITY DIME (2024) #1	2068	1	Comic		2024-08-02T09:47:28-0400	4/90/66634e96277ef	67049	64		75960620873900111				onsaleDate=2024-06-19T00:00:00-0400 focDate=2024-05-06T00:00:00-0400 unlimitedDate=2024-06-07T00:00:00-0400 digitalPurchaseDate=2024-06-07T00:00:00-0400	printPrice=7.99		73a 374d 1116e 1221n		6862 6863
11901	Universe X (2000)	2069	0	Comic
11914	Universe X (2000)	2069	0	Comic
11903	Universe X (2000) #10	2069	10	Comic
11904	Universe X (2000) #11	2069	11	Comic
11905	Universe X (2000) #12	2069	12	Comic
11910	Universe X (2000) #6	2069	6	Comic
11911	Universe X (2000) #7	2069	7	Comic
11912	Universe X (2000) #8	2069	8	Comic
11913	Universe X (2000) #9	2069	9	Comic
16701	Usa Comics (1941) #5	2072	5	Comic
38991	Vengeance (2011) #6		6	Comic
63	Venom Vol. 3: Twist (Trade Paperback)	2073	0	Trade Paperback			b/f0/4bc6b225a7d5c	0	0	0-7851-1554-4	5960611554-00111				onsaleDate=2004-11-24T00:00:00-0500 focDate=	printPrice=9.99		479g 1261g 1464g 527c 856b 1422a		702 703 704 705 706 707 708 709 710 711 4678
114563	Venom War (2024) #3	2074	3	Comic		2024-09-10T14:33:26-0400	3/40/66a3ee8120158	68949	32		75960620887600311				onsaleDate=2024-10-02T00:00:00-0400 focDate=2024-09-02T00:00:00-0400 unlimitedDate=2024-09-10T00:00:00-0400 digitalPurchaseDate=2024-09-10T00:00:00-0400	printPrice=4.99	229 551	439j 502k 603a 974d 1077b 1433e		6864 6865
116180	Venom War: Spider-Man (2024) #3	2075	3	Comic		2024-09-10T14:34:23-0400	c/80/66a3ed48ca94a	68954	32		75960620954500311				onsaleDate=2024-10-02T00:00:00-0400 focDate=2024-09-02T00:00:00-0400 unlimitedDate=2024-09-10T00:00:00-0400 digitalPurchaseDate=2024-09-10T00:00:00-0400	printPrice=3.99	551	374d 502k 849a 899a 890j 924b 1433e		6884 6885
121521	Venom War: Zombiotes (2024) #2 (Variant)	2076	2	Comic	Variant	2024-07-10T11:00:19-0400	b/f0/66f4124bea3cc	0	32		75960620989700221				onsaleDate=2024-09-25T00:00:00-0400 focDate=2024-08-26T00:00:00-0400	printPrice=3.99		487c 785l 895d 1235b 1260a 1433e		6938 6939
64380	Venomverse: War Stories (2017) #1	2078	1	Comic
18458	Vision and the Scarlet Witch (1985) #12	2080	12	Comic
18460	Vision and the Scarlet Witch (1985) #3	2080	3	Comic
18428	Warlock and the Infinity Watch (1992) #23	2083	23	Comic
18429	Warlock and the Infinity Watch (1992) #24	2083	24	Comic
18430	Warlock and the Infinity Watch (1992) #25	2083	25	Comic
23488	Warlock Chronicles (1993) #6	2084	6	Comic
23489	Warlock Chronicles (1993) #7	2084	7	Comic
23490	Warlock Chronicles (1993) #8	2084	8	Comic
18099	Weapon X (1995) #1	2085	1	Comic
18100	Weapon X (1995) #2	2085	2	Comic
18101	Weapon X (1995) #3	2085	3	Comic
18102	Weapon X (1995) #4	2085	4	Comic			3/d0/4c35f39808c62	7534	36						onsaleDate=1995-06-10T00:00:00-0400 focDate= unlimitedDate=2008-09-17T00:00:00-0400 digitalPurchaseDate=2011-03-29T00:00:00-0400	printPrice=1.95 digitalPurchasePrice=1.99	620	311d 396c 1213c 712b 736a 746e 877h	1	3720 3721 3722 4702
18074	Weapon X (2002) #12	2086	12	Comic
246	Weapon X (2002) #13	2086	13	Comic
245	Weapon X (2002) #14	2086	14	Comic
18082	Weapon X (2002) #2	2086	2	Comic
18092	Weapon X (2002) #3	2086	3	Comic
18094	Weapon X (2002) #5	2086	5	Comic
63870	Weapon X (2017) #6	2087	6	Comic		2017-07-21T15:44:14-0400	6/f0/596d1901bf9b8	0	32		75960608649800611	MAY170908			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	35 219 383 518 613	890h 924b 1112a 1116e		6309 6310
2204	Weapon X: Days of Future Now (2005) #1	2090	1	Comic
2324	Weapon X: Days of Future Now (2005) #2	2090	2	Comic
2438	Weapon X: Days of Future Now (2005) #3	2090	3	Comic
2439	Weapon X: Days of Future Now (2005) #4	2090	4	Comic
3016	Weapon X: Days of Future Now (2005) #5	2090	5	Comic
3357	Weapon X: Days of Future Now (Trade Paperback)		0	Trade Paperback
18408	WEAPON X: THE DRAFT - AGENT ZERO 1 (2002) #1	2092	1	Comic
11976	Web of Spider-Man (1985) #101	2094	101	Comic
11977	Web of Spider-Man (1985) #102	2094	102	Comic
11978	Web of Spider-Man (1985) #103	2094	103	Comic
28450	Web of Spider-Man (2009) #1	2095	1	Comic
28628	Web of Spider-Man (2009) #1 (ZOMBIE VARIANT)	2095	1	Comic	ZOMBIE VARIANT
31668	Web of Spider-Man (2009) #8	2095	8	Comic
33409	Web of Spider-Man (2009) #8 (HEROIC AGE VARIANT)	2095	8	Comic	HEROIC AGE VARIANT
17794	West Coast Avengers (1985) #52	2098	52	Comic
17795	West Coast Avengers (1985) #53	2098	53	Comic
17796	West Coast Avengers (1985) #54	2098	54	Comic
17797	West Coast Avengers (1985) #55	2098	55	Comic
17826	West Coast Avengers (1985) #84	2098	84	Comic		2024-04-11T09:38:16-0400	d/40/660318815009d	0	0				=0		onsaleDate=1992-07-01T00:00:00-0400 focDate=	printPrice=0	551	571d 574b 1222h 1271c 1366a		3688 3689
17940	West Coast Avengers Annual (1986) #3	2099	3	Comic
17842	West Coast Avengers Annual (1986) #4	2099	4	Comic
17844	West Coast Avengers Annual (1986) #6	2099	6	Comic
17845	West Coast Avengers Annual (1986) #7	2099	7	Comic
12148	What If? (1977) #34	2100	34	Comic
18294	What If? (1989) #1	2101	1	Comic
18326	What If? (1989) #25	2101	25	Comic
18339	What If? (1989) #37	2101	37	Comic
18349	What If? (1989) #46	2101	46	Comic
38586	Wolverine & the X-Men (2011) #1	2104	1	Comic
38584	Wolverine & the X-Men (2011) #2	2104	2	Comic
47395	Wolverine & the X-Men (2011) #27	2104	27	Comic
38582	Wolverine & the X-Men (2011) #3	2104	3	Comic
46738	Wolverine & the X-Men (2011) #36	2104	36	Comic
48097	Wolverine & the X-Men (2011) #37	2104	37	Comic
38576	Wolverine & the X-Men (2011) #4	2104	4	Comic
14038	Wolverine (1988) #100	2106	100	Comic
14039	Wolverine (1988) #101	2106	101	Comic
14041	Wolverine (1988) #103	2106	103	Comic
14042	Wolverine (1988) #104	2106	104	Comic
14045	Wolverine (1988) #107	2106	107	Comic
14046	Wolverine (1988) #108	2106	108	Comic
14047	Wolverine (1988) #109	2106	109	Comic
14093	Wolverine (1988) #150	2106	150	Comic
14094	Wolverine (1988) #151	2106	151	Comic
14095	Wolverine (1988) #152	2106	152	Comic
14096	Wolverine (1988) #153	2106	153	Comic
14107	Wolverine (1988) #163	2106	163	Comic
14118	Wolverine (1988) #173	2106	173	Comic
14119	Wolverine (1988) #174	2106	174	Comic
14182	Wolverine (1988) #60	2106	60	Comic
14183	Wolverine (1988) #61	2106	61	Comic
14184	Wolverine (1988) #62	2106	62	Comic
14185	Wolverine (1988) #63	2106	63	Comic
14186	Wolverine (1988) #64	2106	64	Comic
14189	Wolverine (1988) #67	2106	67	Comic
14190	Wolverine (1988) #68	2106	68	Comic
14206	Wolverine (1988) #82	2106	82	Comic
14211	Wolverine (1988) #87	2106	87	Comic
14217	Wolverine (1988) #92	2106	92	Comic
14218	Wolverine (1988) #93	2106	93	Comic
14224	Wolverine (1988) #99	2106	99	Comic
14225	Wolverine (2003) #1	2107	1	Comic
237	Wolverine (2003) #10	2107	10	Comic
236	Wolverine (2003) #11	2107	11	Comic
427	Wolverine (2003) #12	2107	12	Comic
464	Wolverine (2003) #13	2107	13	Comic
490	Wolverine (2003) #14	2107	14	Comic
658	Wolverine (2003) #15	2107	15	Comic
718	Wolverine (2003) #16	2107	16	Comic
527	Wolverine (2003) #17	2107	17	Comic
760	Wolverine (2003) #18	2107	18	Comic
828	Wolverine (2003) #19	2107	19	Comic
14236	Wolverine (2003) #2	2107	2	Comic
860	Wolverine (2003) #20	2107	20	Comic
897	Wolverine (2003) #21	2107	21	Comic
16	Wolverine (2003) #22	2107	22	Comic
1419	Wolverine (2003) #23	2107	23	Comic
1517	Wolverine (2003) #24	2107	24	Comic
1617	Wolverine (2003) #25	2107	25	Comic
1712	Wolverine (2003) #26	2107	26	Comic
1822	Wolverine (2003) #27	2107	27	Comic
1963	Wolverine (2003) #28	2107	28	Comic
2066	Wolverine (2003) #29	2107	29	Comic
14247	Wolverine (2003) #3	2107	3	Comic
2173	Wolverine (2003) #30	2107	30	Comic
2297	Wolverine (2003) #31	2107	31	Comic
2520	Wolverine (2003) #33	2107	33	Comic		2013-07-01T14:56:53-0400	8/f0/4d24f6a19cd02	2782	0		5960605458-03311				onsaleDate=2005-09-28T00:00:00-0400 focDate=1969-12-31T19:00:00-0500 unlimitedDate=2007-11-13T00:00:00-0500 digitalPurchaseDate=2009-12-31T00:00:00-0500	printPrice=2.5 digitalPurchasePrice=1.99	340 620	682d 1067c 1170g 1244f 1360b 1422a	28	755 756
14259	Wolverine (2003) #4	2107	4	Comic
4278	Wolverine (2003) #43	2107	43	Comic
4432	Wolverine (2003) #44	2107	44	Comic
14264	Wolverine (2003) #5	2107	5	Comic
16112	Wolverine (2003) #56	2107	56	Comic
234	Wolverine (2003) #6	2107	6	Comic
20642	Wolverine (2003) #62	2107	62	Comic
20833	Wolverine (2003) #63	2107	63	Comic
20971	Wolverine (2003) #64	2107	64	Comic
21180	Wolverine (2003) #65	2107	65	Comic
233	Wolverine (2003) #7	2107	7	Comic
268	Wolverine (2003) #8	2107	8	Comic
231	Wolverine (2003) #9	2107	9	Comic
109768	Wolverine (2020) #45	2108	45	Comic		2024-05-21T11:09:34-0400	4/a0/65e7393488ff3	65715	32		75960609661904511				onsaleDate=2024-03-13T00:00:00-0400 focDate=2024-02-12T00:00:00-0500 unlimitedDate=2024-02-08T00:00:00-0500 digitalPurchaseDate=2024-02-28T00:00:00-0500	printPrice=4.99	140 518 620	208e 839k 911a 1134a 1142d 1273b 1290c 1466j		6788 6789
1090	Wolverine Vol. II (Trade Paperback)	2112	0	Trade Paperback
229	Wolverine/Captain America (2004) #3	2113	3	Comic
118950	Wolverine: Deep Cut (2024) #4	2115	4	Comic		2024-09-10T14:35:37-0400	6/90/66a3ed6a97530	68959	32		75960620994100411				onsaleDate=2024-10-02T00:00:00-0400 focDate=2024-09-02T00:00:00-0400 unlimitedDate=2024-09-10T00:00:00-0400 digitalPurchaseDate=2024-09-10T00:00:00-0400	printPrice=3.99	429 518 620	208e 408k 429a 895d 948c 1242b 1356j		6890 6891
21455	Wolverine: Enemy of the State Ultimate Collection (Trade Paperback)		0	Trade Paperback
107672	Wolverine: Madripoor Knights (2024) #2	2117	2	Comic		2024-01-18T14:45:49-0500	6/50/65f07445ddb05	65718	32		75960620592900211				onsaleDate=2024-03-20T00:00:00-0400 focDate=2024-02-19T00:00:00-0500 unlimitedDate=2024-02-08T00:00:00-0500 digitalPurchaseDate=2024-03-07T00:00:00-0500	printPrice=3.99	105 140 620	208e 408k 429a 948c 1142d 1242b 1356j		6771 6772
107673	Wolverine: Madripoor Knights (2024) #3	2117	3	Comic		2024-02-28T13:32:17-0500	d/03/661540c77197d	66106	32		75960620592900311				onsaleDate=2024-04-24T00:00:00-0400 focDate=2024-03-25T00:00:00-0400 unlimitedDate=2024-04-12T00:00:00-0400 digitalPurchaseDate=2024-04-12T00:00:00-0400	printPrice=3.99	105 140 620	208e 408k 429a 948c 1142d 1242b 1356j		6773 6774
107674	Wolverine: Madripoor Knights (2024) #4	2117	4	Comic		2024-03-20T12:52:59-0400	c/a0/663e5c5df17ae	66661	32		75960620592900411				onsaleDate=2024-05-15T00:00:00-0400 focDate=2024-04-15T00:00:00-0400 unlimitedDate=2024-05-01T00:00:00-0400 digitalPurchaseDate=2024-05-01T00:00:00-0400	printPrice=3.99	105 140 620	208e 408k 429a 948c 1142d 1242b 1356j		6775 6776
107675	Wolverine: Madripoor Knights (2024) #5	2117	5	Comic		2024-04-30T12:23:04-0400	4/50/6679772dcd490	67058	32		75960620592900511				onsaleDate=2024-06-26T00:00:00-0400 focDate=2024-05-27T00:00:00-0400 unlimitedDate=2024-06-12T00:00:00-0400 digitalPurchaseDate=2024-06-12T00:00:00-0400	printPrice=3.99	105 140 620	208e 408k 429a 948c 1142d 1242b 1356j		6777 6778
121672	Wolverine: Revenge - Red Band (2024) #2 (Variant)	2119	2	Comic	Variant	2024-06-04T11:58:45-0400	3/b0/66f412704e8f3	0	32		75960620996500217				onsaleDate=2024-09-25T00:00:00-0400 focDate=2024-08-19T00:00:00-0400	printPrice=5.99		208e 373h 769a 1142d 1155c 1383b		6940 6941
14534	Wolverine: Snikt! (2003) #6	2120	6	Comic				0	0						onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=2.99	340 620			3723 3724
21060	WOLVERINE: THE DEATH OF WOLVERINE (Hardcover)		0	Hardcover
21611	WOLVERINE: THE DEATH OF WOLVERINE (Trade Paperback)		0	Trade Paperback
28381	Wolverine: Weapon X Files (Trade Paperback)	2125	0	Trade Paperback
18253	X-Calibre (1995) #1	2130	1	Comic
18254	X-Calibre (1995) #2	2130	2	Comic
18255	X-Calibre (1995) #3	2130	3	Comic
18256	X-Calibre (1995) #4	2130	4	Comic			9/d0/4bb793ee98d20	7715	36						onsaleDate=1995-06-10T00:00:00-0400 focDate= unlimitedDate=2008-10-29T00:00:00-0400 digitalPurchaseDate=2011-03-29T00:00:00-0400	printPrice=1.95 digitalPurchasePrice=1.99		38d 1325d 68b 589a 661e 907h 1213c	1	3790 3791 3792 4707
12175	X-Factor (1986) #10	2131	10	Comic
12182	X-Factor (1986) #106	2131	106	Comic
12186	X-Factor (1986) #11	2131	11	Comic
12240	X-Factor (1986) #24	2131	24	Comic
12241	X-Factor (1986) #25	2131	25	Comic
12242	X-Factor (1986) #26	2131	26	Comic
12280	X-Factor (1986) #60	2131	60	Comic
12281	X-Factor (1986) #61	2131	61	Comic
12282	X-Factor (1986) #62	2131	62	Comic
12306	X-Factor (1986) #84	2131	84	Comic
12307	X-Factor (1986) #85	2131	85	Comic
12312	X-Factor (1986) #9	2131	9	Comic
40186	X-Factor (2005) #229	2132	229	Comic
40185	X-Factor (2005) #230	2132	230	Comic
17241	X-Factor (2005) #25	2132	25	Comic
21915	X-Factor (2005) #26	2132	26	Comic
17615	X-Factor (2005) #27	2132	27	Comic
23510	X-Factor Annual (1986) #2	2133	2	Comic
23511	X-Factor Annual (1986) #3	2133	3	Comic
23512	X-Factor Annual (1986) #4	2133	4	Comic
23513	X-Factor Annual (1986) #5	2133	5	Comic
21430	X-Factor Visionaries: Peter David Vol. 4 (Trade Paperback)		0	Trade Paperback
17942	X-Force (1991) #1	2140	1	Comic
17943	X-Force (1991) #10	2140	10	Comic
17983	X-Force (1991) #2	2140	2	Comic
17992	X-Force (1991) #28	2140	28	Comic
18001	X-Force (1991) #36	2140	36	Comic
18003	X-Force (1991) #38	2140	38	Comic
18004	X-Force (1991) #39	2140	39	Comic
18006	X-Force (1991) #40	2140	40	Comic
18007	X-Force (1991) #41	2140	41	Comic
18008	X-Force (1991) #42	2140	42	Comic
18009	X-Force (1991) #43	2140	43	Comic
18017	X-Force (1991) #50	2140	50	Comic
18053	X-Force (1991) #83	2140	83	Comic
23969	X-Force (2008) #14	2141	14	Comic
24170	X-Force (2008) #15	2141	15	Comic
27253	X-Force (2008) #16	2141	16	Comic
120151	X-Force (2024) #3 (Variant)	2142	3	Comic	Variant	2024-06-05T14:54:19-0400	e/10/66f4128315598	0	32		75960620919400321				onsaleDate=2024-09-25T00:00:00-0400 focDate=2024-08-26T00:00:00-0400	printPrice=3.99		148c 374d 479j 1075e 1369a 1373b		6908 6909
21392	X-Force Special: Ain't No Dog (2008) #1	2143	1	Comic
1026	X-Force Vol. I: New Beginnings (Trade Paperback)	2144	0	Trade Paperback
27620	X-Force/Cable: Messiah War (2009) #1		1	Comic
27272	X-Force/Cable: Messiah War (Hardcover)		0	Hardcover
18176	X-Man (1995)	2147	0	Comic
18177	X-Man (1995) #1	2147	1	Comic
18178	X-Man (1995) #10	2147	10	Comic
18179	X-Man (1995) #11	2147	11	Comic
18180	X-Man (1995) #12	2147	12	Comic
18181	X-Man (1995) #13	2147	13	Comic
18182	X-Man (1995) #14	2147	14	Comic
18183	X-Man (1995) #15	2147	15	Comic
18184	X-Man (1995) #16	2147	16	Comic
18185	X-Man (1995) #17	2147	17	Comic
18186	X-Man (1995) #18	2147	18	Comic
18187	X-Man (1995) #19	2147	19	Comic
18188	X-Man (1995) #2	2147	2	Comic
18199	X-Man (1995) #3	2147	3	Comic
18210	X-Man (1995) #4	2147	4	Comic			2/70/4bb7bf5dcd3e7	7758	36						onsaleDate=1995-06-10T00:00:00-0400 focDate= unlimitedDate=2007-04-28T00:00:00-0400 digitalPurchaseDate=2011-03-29T00:00:00-0400	printPrice=1.95 digitalPurchasePrice=1.99	627	38d 1325d 396c 1365c 903b 945a 1127e	1	3778 3779 3780 4704
18221	X-Man (1995) #5	2147	5	Comic
18232	X-Man (1995) #6	2147	6	Comic
18243	X-Man (1995) #7	2147	7	Comic
18250	X-Man (1995) #8	2147	8	Comic
18251	X-Man (1995) #9	2147	9	Comic
18174	X-Man Annual (1996) #1	2148	1	Comic			c/80/4bb7bde95136e	7761	68						onsaleDate=1996-01-01T00:00:00-0500 focDate= unlimitedDate=2009-10-09T00:00:00-0400	printPrice=2.95	400 627 628	38d 537d 1325d 136c 593c 1402c 516h 554h 609b 1154b 674e 846a 964a	1	3750 3751 3752 3753
18175	X-Man Annual (1996) #1	2148	1	Comic
14290	X-Men (1991) #107	2154	107	Comic
14337	X-Men (1991) #48	2154	48	Comic
14362	X-Men (1991) #70	2154	70	Comic
14363	X-Men (1991) #71	2154	71	Comic
14364	X-Men (1991) #72	2154	72	Comic
14365	X-Men (1991) #73	2154	73	Comic
14366	X-Men (1991) #74	2154	74	Comic
14367	X-Men (1991) #75	2154	75	Comic
14368	X-Men (1991) #76	2154	76	Comic
14369	X-Men (1991) #77	2154	77	Comic
14370	X-Men (1991) #78	2154	78	Comic
4181	X-Men (2004) #186	2155	186	Comic
5778	X-Men (2004) #195	2155	195	Comic
15800	X-Men (2004) #200	2155	200	Comic
15920	X-Men (2004) #201	2155	201	Comic
16101	X-Men (2004) #202	2155	202	Comic
16440	X-Men (2004) #203	2155	203	Comic
16441	X-Men (2004) #204	2155	204	Comic
17205	X-Men (2004) #205	2155	205	Comic
17334	X-Men (2004) #206	2155	206	Comic
17575	X-Men (2004) #207	2155	207	Comic
46786	X-Men (2013) #5	2157	5	Comic
46788	X-Men (2013) #6	2157	6	Comic
102233	X-Men (2021) #23	2158	23	Comic
115444	X-Men (2024) #5	2159	5	Comic		2024-09-17T09:43:27-0400	4/10/66a3ed8906790	68963	32		759606209201000511				onsaleDate=2024-10-02T00:00:00-0400 focDate=2024-09-02T00:00:00-0400 unlimitedDate=2024-09-10T00:00:00-0400 digitalPurchaseDate=2024-09-10T00:00:00-0400	printPrice=4.99	381 486 495 523 628	298e 475d 708k 967a 1005l 1330j		6876 6877
2565	X-Men and Power Pack (2005) #1	2160	1	Comic
3093	X-Men and Power Pack (2005) #2	2160	2	Comic
3207	X-Men and Power Pack (2005) #3	2160	3	Comic
3416	X-Men and Power Pack (2005) #4	2160	4	Comic
4060	X-Men and Power Pack: The Power of X (Digest)		0	Digest
12358	X-Men Annual (1970) #12	2162	12	Comic
12359	X-Men Annual (1970) #13	2162	13	Comic
12360	X-Men Annual (1970) #14	2162	14	Comic
110311	X-Men Annual (2023) #1	2163	1	Comic
18172	X-Men Chronicles (1995) #1	2164	1	Comic
18173	X-Men Chronicles (1995) #2	2164	2	Comic
29532	X-Men Forever (2009) #3 (2ND PRINTING VARIANT)	2165	3	Comic	2ND PRINTING VARIANT
27342	X-Men Legacy (2008) #225	2169	225	Comic
36431	X-Men Legacy (2008) #245	2169	245	Comic
36437	X-Men Legacy (2008) #246	2169	246	Comic
36426	X-Men Legacy (2008) #247	2169	247	Comic
36433	X-Men Legacy (2008) #248	2169	248	Comic
36434	X-Men Legacy (2008) #249	2169	249	Comic
38102	X-Men Legacy (2008) #259	2169	259	Comic
38084	X-Men Legacy (2008) #260	2169	260	Comic
46809	X-Men Legacy (2012) #12	2170	12	Comic
46810	X-Men Legacy (2012) #13	2170	13	Comic
46811	X-Men Legacy (2012) #14	2170	14	Comic
46812	X-Men Legacy (2012) #15	2170	15	Comic
46813	X-Men Legacy (2012) #16	2170	16	Comic
46814	X-Men Legacy (2012) #17	2170	17	Comic
48925	X-Men Legacy (2012) #18	2170	18	Comic
48926	X-Men Legacy (2012) #19	2170	19	Comic
48927	X-Men Legacy (2012) #20	2170	20	Comic
49280	X-Men Legacy (2012) #21	2170	21	Comic
49281	X-Men Legacy (2012) #22	2170	22	Comic
49282	X-Men Legacy (2012) #23	2170	23	Comic
46801	X-Men Legacy (2012) #5	2170	5	Comic
46803	X-Men Legacy (2012) #6	2170	6	Comic
46804	X-Men Legacy (2012) #7	2170	7	Comic
46805	X-Men Legacy (2012) #8	2170	8	Comic
18131	X-Men Unlimited (1993) #29	2172	29	Comic
18157	X-Men Unlimited (1993) #7	2172	7	Comic
20913	X-Men Vs. Apocalypse Vol. 1: The Twelve (Trade Paperback)		0	Trade Paperback
12386	X-Men: Alpha (1995) #1	2176	1	Comic
47623	X-Men: Battle of the Atom (2013) #1	2177	1	Comic
47624	X-Men: Battle of the Atom (2013) #2	2177	2	Comic
4441	X-MEN: BLOOD OF APOCALYPSE (Trade Paperback)		0	Trade Paperback
63871	X-Men: Blue (2017) #8	2179	8	Comic		2017-07-21T15:45:43-0400	3/c0/596d18ec56061	0	32		75960608650400811	MAY170801			onsaleDate=2017-07-26T00:00:00-0400 focDate=2017-07-03T00:00:00-0400	printPrice=3.99	237	84j 339a 375d 1116e	52	6311 6312
64289	X-Men: Blue (2017) #9	2179	9	Comic		2017-08-11T15:01:03-0400	c/40/597bbde0d2e51	45543	32		75960608650400911	JUN170890			onsaleDate=2017-08-16T00:00:00-0400 focDate=2017-07-24T00:00:00-0400 unlimitedDate=2018-02-19T00:00:00-0500 digitalPurchaseDate=2017-08-16T00:00:00-0400	printPrice=3.99 digitalPurchasePrice=3.99	237 477 630	84j 339a 374d 1044c 1116e 1279b 1449b 1303h 1331k	52	6322 6323
51000	X-Men: Books of Askani (1995) #1	2180	1	Comic
1332	X-Men: Days of Future Past (Trade Paperback)	2181	0	Trade Paperback		2017-02-28T14:52:22-0500	9/d0/58b5cfb6d5239	0	144	0-7851-1560-9	5960611560-00111				onsaleDate=2029-12-31T00:00:00-0500 focDate=	printPrice=9.99	54 63 112 171 206 460 490 562 620 628			2136 3029 4679
16590	X-Men: Die by the Sword (2007) #1	2182	1	Comic
16591	X-Men: Die by the Sword (2007) #2	2182	2	Comic
17282	X-Men: Die by the Sword (2007) #3	2182	3	Comic
17414	X-Men: Die by the Sword (2007) #4	2182	4	Comic
17415	X-Men: Die by the Sword (2007) #5	2182	5	Comic
15874	X-Men: Endangered Species (2007) #1	2184	1	Comic
1221	X-MEN: EVOLUTION VOL. 1 TPB (Trade Paperback)	2187	0	Trade Paperback
16600	X-Men: Messiah Complex (2007) #1	2190	1	Comic
21069	X-Men: Messiah Complex (Hardcover)		0	Hardcover
27358	X-Men: Mutant Massacre (Hardcover)		0	Hardcover
1292	X-Men: Old Soldiers (Trade Paperback)	2195	0	Trade Paperback
12370	X-Men: Omega (1995) #1	2196	1	Comic		2012-03-27T15:30:30-0400	9/20/51e6fca118f42	3113	52						onsaleDate=1995-06-01T00:00:00-0400 focDate= unlimitedDate=2007-11-13T00:00:00-0500 digitalPurchaseDate=2011-03-30T00:00:00-0400	printPrice=3.95 digitalPurchasePrice=1.99	50 54 79 94 110 171 180 206 272 304 318 331 363 374 385 405 407 408 441 460	38d 1325d 327c 480c 488f 746e 817b 944a 1411a 836g	1	2809 2810 4690
38485	X-Men: Prelude to Schism (2011) #1	2199	1	Comic
38483	X-Men: Prelude to Schism (2011) #2	2199	2	Comic
38482	X-Men: Prelude to Schism (2011) #3	2199	3	Comic
38481	X-Men: Prelude to Schism (2011) #4	2199	4	Comic
12371	X-Men: Prime (1995) #1	2200	1	Comic
38491	X-Men: Schism (2011) #1	2202	1	Comic
38492	X-Men: Schism (2011) #2	2202	2	Comic
38490	X-Men: Schism (2011) #3	2202	3	Comic
38489	X-Men: Schism (2011) #4	2202	4	Comic
38971	X-Men: Schism (2011) #5	2202	5	Comic
16216	X-Men: Supernovas (Hardcover)		0	Hardcover
3424	X-Men: The 198 (2006) #1	2204	1	Comic
3542	X-Men: The 198 (2006) #2	2204	2	Comic
1780	X-Men: The Complete Age of Apocalypse Epic Book 1 (Trade Paperback)	2205	0	Trade Paperback		2013-07-17T17:04:17-0400	c/80/51dd8eb7d0c93	0	0	0-7851-1714-8	5960611714-00111				onsaleDate=2005-03-30T00:00:00-0500 focDate=1961-01-01T00:00:00-0500	printPrice=9.99	50 68 79 110 171 180 198 247 272 304 318 331 363 400 407 429 441 449 496 512	38d 537d 656d 136c 396c 449c 593c 183f 509f 595f 232h 253h 425h 554h 458b 609b 516a 589a 648e 674e	1	1499 3693 3695 3697 3699 3734 3735 3736 3737 3738 3739 3740 3741 3742 3744 3745 3746 3747 3748 3749
2539	X-Men: The Complete Age of Apocalypse Epic Book 2 (Trade Paperback)	2206	0	Trade Paperback		2010-11-11T17:41:57-0500	c/b0/4bc61dec7755f	0	0	0-7851-1874-8	5960611874-00111				onsaleDate=2005-10-05T00:00:00-0400 focDate=	printPrice=9.99	7 50 54 62 79 94 110 112 171 180 272 304 318 331 363 407 429 441 460 464	38d 311d 586d 68b 168b 331b 458b 183h 425h 509h 327c 396c 480c 469e 523e 661e 674e 488f 595f 589a	1	3012 3013 3377 3378 3379 3380 3381 3382 3556 3557 3558 3559 3560 3561 3562 3563 3564 3565 3566 3567
4090	X-Men: The Complete Age of Apocalypse Epic Book 3 (Trade Paperback)	2207	0	Trade Paperback		2013-07-10T12:24:46-0400	9/c0/51dd89a67f16a	0	0	0-7851-2051-3	5960612051-00111				onsaleDate=2006-04-12T00:00:00-0400 focDate=	printPrice=9.99	135 197 206 364 449 460 620 626 628	38d 311d 586d 40c 327c 396c 480c 818c 151h 183h 488h 554h 595h 331b 712b 469e 661e 746e 589a 736a	1	1508 1509 3384 3385 3640 3641 3646 3647 3649 3650 3652 3653 3654 3656 3717 3718 3719 3728 3729 3730
5369	X-Men: The Complete Age of Apocalypse Epic Book 4 (Trade Paperback)	2208	0	Trade Paperback		2013-07-10T12:22:53-0400	8/90/51dd89a03a03a	0	0	0-7851-2052-1	5960612052-00111				onsaleDate=2006-11-01T00:00:00-0500 focDate=	printPrice=9.99	50 53 54 69 79 94 110 120 132 139 171 180 206 219 239 247 264 272 304 318	38d 311d 586d 183h 563h 595h 327c 396c 480c 331b 712b 357f 488f 554f 649f 469e 661e 746e 589a 736a	1	2809 2810 2812 3387 3388 3643 3644 3721 3722 3731 3732 3780 3791 3907 3908 3919 3920 4684
15011	X-Treme X-Men (2001) #1	2214	1	Comic
15022	X-Treme X-Men (2001) #2	2214	2	Comic
15033	X-Treme X-Men (2001) #3	2214	3	Comic
15044	X-Treme X-Men (2001) #4	2214	4	Comic
15052	X-Treme X-Men (2001) #5	2214	5	Comic
1123	X-Treme X-Men Vol. 3: Schism (Trade Paperback)	2215	0	Trade Paperback
"""#
