// swift-format-ignore-file
// Made by .ci/compact-facts.py, which says what the columns mean; make it again rather than editing it.
// Data provided by Marvel. © MARVEL

let embeddedStories = #"""
3	Cover #3	cover	1969-12-31T19:00:00-0500		1054			278
7		story	1969-12-31T19:00:00-0500		2097			732
8		story	1969-12-31T19:00:00-0500		2099			734
9		story	1969-12-31T19:00:00-0500		2100			735
10		story	2014-01-27T00:00:00-0500		2214	246c 807c 269a 536b 621b		777
11	Interior #11	story	1969-12-31T19:00:00-0500		2270			793
12		story	1969-12-31T19:00:00-0500		4180			1895
14		story	1969-12-31T19:00:00-0500		2545			933
15		story	1969-12-31T19:00:00-0500		2546			934
16		story	1969-12-31T19:00:00-0500		2549			938
17		story	1969-12-31T19:00:00-0500		2547			936
18		story	1969-12-31T19:00:00-0500		2548			937
20		story	1969-12-31T19:00:00-0500		2551			944
22		story	1969-12-31T19:00:00-0500		2550	226a 976f		941
23		story	1969-12-31T19:00:00-0500		2553			942
24		story	1969-12-31T19:00:00-0500		2552	1046a 1277f		945
26		story	1969-12-31T19:00:00-0500		2931	124f 1228a		1086
27		story	1969-12-31T19:00:00-0500		2937	1046a		1091
28		story	1969-12-31T19:00:00-0500		2941	166f 226a		1096
29		story	1969-12-31T19:00:00-0500		2950	344f 549f		1113
30		story	1969-12-31T19:00:00-0500		2951			1114
31		story	1969-12-31T19:00:00-0500		2957	549f 921a		1123
32		story	1969-12-31T19:00:00-0500		2958	921a 836f		1124
33		story	1969-12-31T19:00:00-0500		2959	344f 1054f 836f 921a		1125
34		story	1969-12-31T19:00:00-0500		2960	845f 836f 921a		1126
35		story	1969-12-31T19:00:00-0500		2962	863f 1223f 921a 1366a		1128
38		story
43		story	1969-12-31T19:00:00-0500		3044	549f 863f 921a		1171
44		story	1969-12-31T19:00:00-0500		3174	921a 1205f		1230
58		story	1969-12-31T19:00:00-0500		3853	344f 863f 1334f 921a 1366a		1719
63		story	1969-12-31T19:00:00-0500		3971	547f 921a		1770
64		story	1969-12-31T19:00:00-0500		3972	547f 921a		1771
66		story
71		story	1969-12-31T19:00:00-0500		4181	460a 921a 845f 836f		1896
72		story	1969-12-31T19:00:00-0500		4256	178a 921a 467f		1943
73		story
76		story
85		story
86		story
87		story
88		story
93		story
96		story
97		story
98		story
99		story
107		story	1969-12-31T19:00:00-0500		2483	921a		909
108		story	1969-12-31T19:00:00-0500		2484	921a		910
115		story	1969-12-31T19:00:00-0500		2944	175f 755f 863f 810a 921a 935a		1100
119		story
125		story
136		story
137		story
138		story
146		story
147		story
150		story	1969-12-31T19:00:00-0500		4697	166a 921a 677f 1146f		2064
160		story
168		story
171		cover
177		cover
178		story
186		story	1969-12-31T19:00:00-0500		2948	344f 549f 845f 863f 921a		1111
188		story	1969-12-31T19:00:00-0500		2949	921a 1267f 1385f		1112
189		cover
190		story
194		story
196		story
207		story	1969-12-31T19:00:00-0500		3655	863f 921a		1576
208		story
223		story
224		story
225		story
234		story
240		story
247		cover
248		story
258		story
267		cover
268		story
270		story
273		story
277		cover
290		story
294		story
320		story
324		story
355		story
375	Interior #375	story
395		story
399		story
406		cover
407		story
414		story
418		cover
419		story
423		story
455		cover
456		story
459		cover
465		cover
466		story
471	Cover #471	cover
472	Interior #472	story
474	Interior #474	story
476	5 of 6 - Breakout!	story
477	Cover #477	cover
478	Interior #478	story
480	Interior #480	story
481		story
483	Interior #483	story
485	Interior #485	story
486	Cover #486	cover
487	Interior #487	story
490	Interior #490	story	1969-12-31T19:00:00-0500	64	1460 1750			441 468
492	Interior #492	story
495	Interior #495	story
496	Cover #496	cover
497	Interior #497	story
498	SENSATIONAL SPIDER-MAN (2006) #23	cover
499	Interior #499	story
501	Interior #501	story
503	Interior #503	story
507	Interior #507	story
515	Interior #515	story
517	Interior #517	story
525	Interior #525	story
528	Interior #528	story
533	Interior #533	story
534	Interior #534	story
535	Interior #535	story
537	Interior #537	story
538	Interior #538	story
539	Interior #539	story
542	Interior #542	story	1969-12-31T19:00:00-0500	64	1522 1807			441 538
543	Interior #543	story
547	Interior #547	story
563	Interior #563	story
567	Interior #567	story
572	Interior #572	story	1969-12-31T19:00:00-0500	64	1526 1807			441 538
574	Interior #574	story	1969-12-31T19:00:00-0500	64	1527 1807			441 538
575	Interior #575	story	1969-12-31T19:00:00-0500	64	1534 1809			441 540
577	Interior #577	story	1969-12-31T19:00:00-0500	64	1524 1807			441 538
579	Interior #579	story	1969-12-31T19:00:00-0500	64	1535 1809			441 540
580	Interior #580	story	1969-12-31T19:00:00-0500	64	1536 1809			441 540
586	Interior #586	story
588	Interior #588	story
593	Interior #593	story
594	4 of 4 - Heroes and Villains	cover
595	4 of 4 - Heroes and Villains	story
598	Cover #598	cover
599	Interior #599	story
602	Cover #602	cover
603	Interior #603	story
606	Interior #606	story
607	Interior #607	story
608	Cover #608	cover
609	Interior #609	story
610	Cover #610	cover
611	Interior #611	story
612	Cover #612	cover
613	Interior #613	story
614	Cover #614	cover
615	Interior #615	story
616	Cover #616	cover
617	Interior #617	story
618	Cover #618	cover
619	Interior #619	story
620	Cover #620	cover
621	Interior #621	story
622		cover
623		story
624		cover
625		story
627		story
628	X-MEN (2004) #165	cover
629	1 of 1 - Holiday Issue	story
630	1 of 5 - Golgotha	cover
635	3 of 5 - Golgotha	story
637	4 of 5 - Golgotha	story
639	5 of 5 - Golgotha	story
640	1 of 4 - Bizarre Love Triangle	cover
641	1 of 4 - Bizarre Love Triangle	story
643	2 of 4 - Bizarre Love Triangle	story
645	3 of 4 - Bizarre Love Triangle	story
647	4 of 4 - Bizarre Love Triangle	story
648	1 of 2- Black Panther crossover	cover
649	1 of 2- Black Panther crossover	story
650	2 of 2- Black Panther crossover	cover
651	2 of 2- Black Panther crossover	story
652	2 of 3 - House of Broken Dreams	cover
653	2 of 3 - House of Broken Dreams	story
655	1 of 3 - House of Broken Dreams	story
657	3 of 3 - House of Broken Dreams	story
659	1 of 2 - What Lorna Saw	story
661	2 of 2 - What Lorna Saw	story
666	X-MEN (2004) #184	cover
667	3 of 5 - The Blood of Apocalypse	story
670	X-MEN (2004) #186	cover	2017-02-27T11:41:03-0500	79 140 180 304 340 512 620 628	4930 4986			2155 2178
674	X-MEN (2004) #188	cover
675	1 of 6 - Supernovas	story
677	2 of 6 -Supernovas	story
679	3 of 6 -Supernovas	story
680	4 of 6 - Supernovas	cover
681	4 of 6 - Supernovas	story
683	5 of 6 - Supernovas	story
685	6 of 6 - Supernovas	story
688	2 of 3 - Primary Infection	cover
690	1 of 3	cover
691	1 of 3	story
695	Interior #695	story	1969-12-31T19:00:00-0500	576	4274 4285	1042b 1327a		1960 1965
698	UNCANNY X-MEN (1963) #435	cover
699	Interior #699	story
701	Interior #701	story
709	Interior #709	story
711	Interior #711	story
713	Interior #713	story
715	Interior #715	story
717	Interior #717	story
721	Interior #721	story
723	Interior #723	story
725	Interior #725	story
727		story
731	2 of 3 - Chasing Hellfire	story
743	5 of 5 - World's End	story
745	1 of 2 - Mojo Rising	story
747	2 of 2 - Mojo Rising	story
748	Uncanny X-Men (1963) #462	cover
749	1 of 4 - Season of the Witch	story
751	2 of 2 - Mojo Rising	story
752	Uncanny X-Men (1963) #463	cover
753	2 of 4 - Season of the Witch	story
754	Uncanny X-Men (1963) #465	cover
755	4 of 4 - Season of the Witch (HoM)	story
756	Uncanny X-Men (1963) #464	cover
757	3 of 4 - Season of the Witch (HoM)	story
758	Uncanny X-Men (1963) #466	cover
759	1 of 3 - Grey's End	story
760	Uncanny X-Men (1963) #467	cover
761	2 of 3 - Grey's End	story
762	Uncanny X-Men (1963) #468	cover
763	3 of 3 - Grey's End	story
764	1 of 3 -	cover
765	1 of 3 -	story
766	Uncanny X-Men (1963) #470	cover
767	2 of 3 - Wand'ring Star	story
770	UNCANNY X-MEN (1963) #472	cover
771	1 of 3 -	story
772	UNCANNY X-MEN (1963) #473	cover
773	2 of 3 - The First Foursaken	story
774	3 of 3 - The First Foursaken	cover
775	3 of 3 - The First Foursaken	story
776	1 of 12 - Rise and Fall of the Shi-AR Empire	cover
777	1 of 12 - Rise and Fall of the Shi-AR Empire	story
779	2 of 12 - Rise and Fall of the Shi'AR Empire	story
780	3 of 12 - Rise and Fall of the Shi-AR Empire	story
781	4 of 12 - Rise and Fall of the Shi'AR Empire	cover
782	4 of 12 - Rise and Fall of the Shi'AR Empire	story
784	5 of 12 - Rise and Fall of the Shi-AR Empire	story
785	UNCANNY X-MEN (1963) #480	cover
786	6 of 12 - Rise and Fall of the Shi-AR Empire	story
788	7 of 12 - Rise and Fall of the Shi-AR Empire	story
790	8 of 12 - Rise and Fall of the Shi-AR Empire	story
791	Cover #791	cover
792	Interior #792	story
802	Fantastic Four (1998) #509	cover
803	Interior #803	story
805	Interior #805	story
811	Interior #811	story
813	Interior #813	story
815	Interior #815	story
817	Interior #817	story
819	Interior #819	story
821		story
823		story
824	Cover #824	cover
825	Interior #825	story
827	Interior #827	story
829	2 of 3	story
831	3 of 3	story
833	1 of 1	story
835	1 of 3 - Family Business	story
837	2 of 3 - Family Business	story
838	3 of 3 - Family Business	cover
839	3 of 3 - Family Business	story
841	1 of 1	story
842	1 of 1 -  Secret of the Spider Shop	cover
866	Cover #866	cover
872	Cover #872	cover
873	Interior #873	story
874	Cover #874	cover
875	Interior #875	story
876	THOR (1998) #76	cover
877	Interior #877	story
879	Interior #879	story
880	THOR (1998) #77	cover
881	Interior #881	story
882	THOR (1998) #83	cover
883	Interior #883	story
884	THOR (1998) #82	cover
885	Interior #885	story
886	THOR (1998) #78	cover
887	Interior #887	story
888	THOR (1998) #79	cover
889	Interior #889	story
890	THOR (1998) #80	cover
891	Interior #891	story
892	THOR (1998) #81	cover	2017-09-27T10:35:28-0400	64 140 340 581	4419		9	1999
893	Interior #893	story
894	THOR (1998) #84	cover
895		story
896	THOR (1998) #85	cover
897		story
899	1 of 5 - Galactus	story
907	Interior #907	story
912	Fantastic Four (1998) #512	cover
913	Interior #913	story
916	Fantastic Four (1998) #513	cover
917	Interior #917	story
919	Interior #919	story
920	Fantastic Four (1998) #517	cover
921	Interior #921	story
922	Fantastic Four (1998) #518	cover
923		story
924	Fantastic Four (1998) #519	cover
925		story
927	2 of 4 - Galactus	story
929	3 of 4 - Galactus	story
931	4 of 4 -Galactus	story
933	5 of 5 - Galactus	story
934	1 of 2	cover
935	1 of 2	story
936	2 of 2	cover
937	2 of 2	story
938	1 of ? - Distant Music	cover
939	1 of ? - Distant Music	story
940	2 of ? - Distant Music	cover
941	2 of ? - Distant Music	story
942	3 of ? - Distant Music	cover
943	3 of ? - Distant Music	story
944	Cover #944	cover
945	Interior #945	story
946	5 of 6 - Distant Music	cover
947	5 of 6 - Distant Music	story
948	6 of 6 - Distant Music	cover
949	6 of 6 - Distant Music	story
950	1 of 6 -	cover
951	1 of 6 -	story
952	2 of 6 -	cover
953	2 of 6 -	story
954	3 of 6 - Hulk Pt. 3	cover
955	3 of 6 - Hulk Pt. 3	story
956	1 of ?	cover
957	1 of ?	story
958	2 of ?	cover
959	2 of ?	story
960	3 of ?	cover	1969-12-31T19:00:00-0500	140 338 340 443	3130	709j	15	1174
961	3 of ?	story
962	2 of 6 - Civil War	cover
963	2 of 6 - Civil War	story
964	3 of 6 - Civil War	cover
965	3 of 6 - Civil War	story
966	4 of 6 - Civil War	cover
967	4 of 6 - Civil War	story
968	5 of 6 - Civil War	cover
969	5 of 6 - Civil War	story
971	4 of 6 - Civil War	story
972	6 of 6 - Civil War (45th Anniversary)	cover
973	6 of 6 - Civil War (45th Anniversary)	story
977	Cover #977	cover
979	Cover #979	cover
982	Interior #982	story
984	Interior #984	story
986	Interior #986	story
987	Cover #987	cover
988	Interior #988	story
990	Interior #990	story
992	Interior #992	story
994	Interior #994	story
996	Interior #996	story
998	Interior #998	story
1000	Interior #1000	story
1002		story
1004		story
1005	Cover #1005	cover
1009	Interior #1009	story
1015	Interior #1015	story
1016	Cover #1016	cover
1018	Amazing Spider-Man (1999) #500	cover
1019	Interior #1019	story
1020	Amazing Spider-Man (1999) #501	cover
1021	Interior #1021	story
1022	Amazing Spider-Man (1999) #502	cover
1023	Interior #1023	story
1024	Avengers (1998) #80	cover	2012-03-09T13:57:33-0500		1532 1808	625g		441 539
1025	Interior #1025	story	1969-12-31T19:00:00-0500	64	1532 1808	166a 921a 442f		441 539
1026	Avengers (1998) #81	cover	2017-01-04T15:38:32-0500	64 140 144 305 340 526 614	1533	38d 537d 1325d 166a 298e 442f 874g 896b 1314c		441
1027	Interior #1027	story	1969-12-31T19:00:00-0500	64	1533 1808	166a 921a 442f		441 539
1028	Cover #1028	cover	1969-12-31T19:00:00-0500		1501	386g		441
1029	Interior #1029	story	1969-12-31T19:00:00-0500	64	1501 1768		9	441 497
1030	Avengers (1998) #500	cover	2012-03-09T13:50:46-0500		1500	625g	9	441
1031	Interior #1031	story	1969-12-31T19:00:00-0500	64	1500 1768 1767	226a 502c 625f 1041b	9	441 497 498
1038	Avengers (1998) #501	cover	2012-03-09T13:48:20-0500		1502	625g	9	441
1039	Interior #1039	story	1969-12-31T19:00:00-0500	64	1502 1768 1767	226a 502c 625f 1041b	9	441 498 497
1040	Avengers (1998) #502	cover	2012-03-08T10:35:21-0500	305 526 614	1503	625g	9	441
1041	Avengers (1998) #502	story	2012-03-08T10:36:28-0500	64 140 340	1503 1768 1767	226a 625f 1325d	9	441 498 497
1042	Avengers (1998) #503	cover	2012-03-09T13:44:48-0500	140	1504		9	441
1043	Interior #1043	story
1044	2 of 4 - Golden Age	cover
1045	2 of 4 - Golden Age	story
1046	Cover #1046	cover
1049	Interior #1049	story
1050	Cover #1050	cover
1051	Interior #1051	story
1054	Avengers (1998) #72	cover	2017-01-04T14:39:50-0500	64 140 340 526 535	1523	298e 824a 874g 1314c 1452d		441
1055	Interior #1055	story
1056	Cover #1056	cover
1057	Interior #1057	story
1058	Cover #1058	cover
1059	Interior #1059	story
1060	Cover #1060	cover
1061	Interior #1061	story
1062	Cover #1062	cover
1063	Interior #1063	story
1064	Cover #1064	cover
1065	Interior #1065	story
1066	Cover #1066	cover
1068		cover
1090	6 of 6 - Decalogue	cover
1092	2 of 5 - Murdock Papers	cover
1094	3 of 5 - Murdock Papers	cover
1096	4 of 6 - Murdock Papers	cover
1098	5 of 6 - Murdock Papers	cover
1102	1 of 6 - The Devil in Cell Block D	story
1103	2 of 6 - The Devil in Cell Block D	cover
1104	2 of 6 - The Devil in Cell Block D	story
1107	4 of 6 - The Devil in Cell Block D	cover
1109	5 of 6 - The Devil in Cell Block D	cover
1114	1 of 6	story
1125	Amazing Spider-Man (1999) #514	cover
1126	6 of 6 - Sins Past	story
1131	WEAPON X (2002) #13	cover
1135	AGENT X (2002) #15	cover
1137	Amazing Spider-Man (1999) #505	cover
1138	Interior #1138	story
1139	Amazing Spider-Man (1999) #506	cover
1140	Interior #1140	story
1141	Amazing Spider-Man (1999) #507	cover
1142	Interior #1142	story
1143	Amazing Spider-Man (1999) #510	cover
1144	Interior #1144	story
1145	Amazing Spider-Man (1999) #508	cover
1146	Interior #1146	story
1147	Amazing Spider-Man (1999) #509	cover
1149	Amazing Spider-Man (1999) #511	cover
1151	Amazing Spider-Man (1999) #512	cover
1152	Interior #1152	story
1153	Amazing Spider-Man (1999) #513	cover
1154	Interior #1154	story
1155	Amazing Spider-Man (1999) #515	cover
1156	1 of 4 - Skin Deep	story
1158	2 of 4 - Skin Deep	story
1159	Amazing Spider-Man (1999) #517	cover
1160	3 of 4 - Skin Deep	story
1161	Amazing Spider-Man (1999) #518	cover
1162	4 of 4 - Skin Deep	story
1163	Amazing Spider-Man (1999) #519	cover	2016-10-07T10:14:25-0400	140 396 416 551 553 620	990 858			226 229
1164	1 of 5 - New Avengers	story
1165	Amazing Spider-Man (1999) #520	cover	2016-10-07T10:40:30-0400	140 340 396 416 510 551 553	990 859			226 229
1166	2 of 5 - New Avengers	story
1167	Amazing Spider-Man (1999) #521	cover	2016-10-07T11:18:06-0400	140 329 416 551 620	990 860			226 229
1168	3 of 5 - New Avengers	story
1169	Amazing Spider-Man (1999) #522	cover
1170	4 of 5 - New Avengers	story
1171	Amazing Spider-Man (1999) #524	cover
1172	6 of 6 - New Avengers	story
1173	3 of 12 - The Other (Spider event)	cover
1174	3 of 12 - The Other (Spider event)	story
1175	Amazing Spider-Man (1999) #523	cover	2016-10-07T12:21:42-0400	140 329 340 396 551 553	990 861			226 229
1176	5 of 6 - New Avengers	story
1177	6 of 12 - The Other (Spider event)	cover
1178	6 of 12 - The Other (Spider event)	story
1179	9 of 12 - The Other (Spider event)	cover
1180	9 of 12 - The Other (Spider event)	story
1181	12 of 12 - The Other (Spider event)	cover
1182	12 of 12 - The Other (Spider event)	story
1183	Amazing Spider-Man (1999) #529	cover
1184	1 of 5 - Identity Thief	story
1191	Amazing Spider-Man (1999) #533	cover
1193	Amazing Spider-Man (1999) #534	cover	2016-10-10T12:20:02-0400	140 551 619	871		15	226
1199	Amazing Spider-Man (1999) #537	cover	2016-10-10T14:26:49-0400	140 488 551 619	874	677l 1043k	15	226
1202	5 of 6 - The War at Home	story
1203	Amazing Spider-Man (1999) #538	cover	2016-10-10T14:59:55-0400	140 190 340 350 373 416 551 553 581	875	677l 1043k	15	226
1235	1 of 6 - Tempus Fugit	story
1237	2 of 6 - Tempus Fugit	story
1246	INCREDIBLE HULK (1999) #83	cover
1247	1 of 4 - Last Refuge (House of M)	story
1248	INCREDIBLE HULK (1999) #84	cover
1249	2 of 4 - Last Refuge (House of M)	story
1250	INCREDIBLE HULK (1999) #85	cover
1251	3 of 4 - Last Refuge (House of M)	story
1253	1 of 1 -	story
1255	2 of 4 - Peace in our Time	story
1256	INCREDIBLE HULK (1999) #86	cover
1257	4 of 4 - Terror Incognita	story
1259	2 of 4 - Terror Incognita	story
1261	1 of 4 - Peace in our Time	story
1263	3 of 4 - Peace in our Time	story
1265	4 of 4 - Peace in our Time	story
1266	INCREDIBLE HULK (1999) #92	cover
1267	1 of 8 -	story
1268	INCREDIBLE HULK (1999) #93	cover
1269	2 of 8 - Planet Hulk: Exile	story
1270	INCREDIBLE HULK (1999) #94	cover
1271	3 of 8 - Planet Hulk: Exile	story
1272	INCREDIBLE HULK (1999) #95	cover
1273	4 of 4 - Planet Hulk: Exile	story
1274	INCREDIBLE HULK (1999) #96	cover
1275	1 of 4 - Planet Hulk: Anarchy	story
1276	INCREDIBLE HULK (1999) #97	cover
1277	2 of 4 - Planet Hulk: Anarchy	story
1278	INCREDIBLE HULK (1999) #98	cover
1279	3 of 4 - Planet Hulk: Anarchy	story
1280	INCREDIBLE HULK (1999) #99	cover
1281	4 of 4 - Planet Hulk: Anarchy	story
1282	INCREDIBLE HULK (1999) #100	cover
1283	1 of 6	story
1285	Interior #1285	story
1286	INCREDIBLE HULK (1999) #101	cover
1290	Ultimate Spider-Man (2000) #68	cover
1291	1 of 2 - Human Torch	story
1292	Ultimate Spider-Man (2000) #69	cover
1293	2 of 2 - Human Torch	story
1294	Cover #1294	cover
1298	Ultimate Adventures (2002) #6	cover
1301	Interior #1301	story
1306	Cover #1306	cover
1307	Interior #1307	story
1308	Cover #1308	cover
1309	Interior #1309	story
1310	Cover #1310	cover
1311	Interior #1311	story
1312	Cover #1312	cover
1313	Interior #1313	story
1314	Ultimate Spider-Man (2000) #63	cover
1315	Interior #1315	story
1316	Ultimate Spider-Man (2000) #62	cover
1317	Interior #1317	story
1318	Cover #1318	cover
1319	Interior #1319	story
1320	Cover #1320	cover
1321	Interior #1321	story
1323	Interior #1323	story
1325	Interior #1325	story
1326	Ultimate Spider-Man (2000) #64	cover
1327	Interior #1327	story
1334	Ultimate Spider-Man (2000) #70	cover
1365	1 of 1	story
1369	1 of 6 - Silver Sable	story
1371	2 of 6 - Silver Sable	story
1373	4 of 6 - Silver Sable	story
1375	5 of 6 - Silver Sable	story
1377	1 of 7 - Deadpool	story
1383	4 of 4 - Deadpool	story
1384	ULTIMATE SPIDER-MAN (2000) #95	cover
1398	Ultimate Spider-Man (2000) #101	cover
1399	5 of ? - The Clone Saga	story
1401	6 of ? - The Clone Saga	story
1409	4 of 4 - Cry Wolf	story
1412	Cover #1412	cover
1413	Interior #1413	story	1969-12-31T19:00:00-0500	576	4275 4285	1042b 1327a		1960 1965
1414	Cover #1414	cover	2019-11-04T09:32:41-0500	140 620	4838			2113
1415	Interior #1415	story
1417	Interior #1417	story
1419	Interior #1419	story
1425	Interior #1425	story
1427	Interior #1427	story
1429	Interior #1429	story
1431	Interior #1431	story
1433	Interior #1433	story
1435	Interior #1435	story
1437		story
1454	Ultimate X-Men (2001) #61	cover
1456	Ultimate X-Men (2001) #62	cover
1457	2 of 5 - Escape of Magneto	story
1458	Ultimate X-Men (2001) #63	cover
1459	3 of 5 - Magnetic North	story
1460	Ultimate X-Men (2001) #64	cover
1461	4 of 5 - Magnetic North	story
1472	Ultimate X-Men (2001) #70	cover
1473	2 of 3 -	story
1490	Cover #1490	cover
1492	Cover #1492	cover
1498	Cover #1498	cover
1499	Interior #1499	story
1500	Interior #1500	story	2018-10-17T15:35:34-0400	71 125 127 140 220 266 281 301 340 396 458 506 567 581 589 608 614	2159	682d 689a 957e 1114b 1337c 1424h		745
1501	CAPTAIN AMERICA (2002) #21	cover	2018-10-22T15:12:29-0400	140	2160 2206			745 771
1503	CAPTAIN AMERICA (2002) #22	cover	2018-10-22T15:29:26-0400	140	2161 2206			745 771
1505	CAPTAIN AMERICA (2002) #23	cover	2018-10-22T16:07:51-0400	140	2162 2206			745 771
1542	4 of 4 - Time Breakers	cover
1550	Exiles (2001) #70	cover
1578	1 of ? - Hard Goodbyes	cover
1580	1 of 1	cover
1592	1 of 5 - Enemy of the Stars	cover
1596	New Mutants (2003) #10	cover
1600	Cover #1600	cover
1601	Interior #1601	story
1602	Cover #1602	cover
1603	Interior #1603	story	1969-12-31T19:00:00-0500	576	4273 4285	1042b 1327a		1960 1965
1606	WEAPON X (2002) #14	cover	2017-06-16T11:41:59-0400	140 325 429 451 616	4731			2086
1611	Interior #1611	story
1613	Interior #1613	story
1615	Interior #1615	story
1616	Cover #1616	cover
1617	Interior #1617	story
1619	Interior #1619	story
1628	Interior #1628	story
1629	Cover #1629	cover
1630	Interior #1630	story
1632	Interior #1632	story
1641	Cover #1641	cover
1649	Avengers (1998) #77	cover
1650	Interior #1650	story
1662	Interior #1662	story
1663	Cover #1663	cover
1664	Interior #1664	story
1665	Cover #1665	cover
1666	Interior #1666	story
1690	Interior #1690	story
1717	Cover #1717	cover
1719	Cover #1719	cover
1721	Cover #1721	cover
1723	Cover #1723	cover
1724	Interior #1724	story
1727	4 of 6 xLS	cover
1742	Interior #1742	story
1746	Interior #1746	story
1754	Interior #1754	story
1756	Interior #1756	story
1758	Interior #1758	story
1760	Interior #1760	story
1762	Interior #1762	story
1764	Interior #1764	story
1766	Cover #1766	cover
1767	Interior #1767	story
1770	Cover #1770	cover
1771	Interior #1771	story
1776	Cover #1776	cover
1777	Interior #1777	story
1779	Interior #1779	story
1800	Cover #1800	cover
1801	Interior #1801	story	1969-12-31T19:00:00-0500	576	4269 4285	1042b 1327a		1960 1965
1802	Cover #1802	cover
1803	Interior #1803	story
1806	Cover #1806	cover
1807	Interior #1807	story
1808	Cover #1808	cover
1809	Interior #1809	story
1810	Cover #1810	cover
1811	Interior #1811	story
1820	Cover #1820	cover
1821	Interior #1821	story
1838	Spectacular Spider-Man (2003) #21	cover
1839	1 of 1 - Card Game	story
1842	Cover #1842	cover
1843	Interior #1843	story	1969-12-31T19:00:00-0500	576	4277 4285	1042b 1327a		1960 1965
1844	SPECTACULAR SPIDER-MAN (2003) #7	cover
1845	Interior #1845	story
1847	Interior #1847	story
1850	Fantastic Four (1998) #505	cover
1851	Interior #1851	story
1872	Spectacular Spider-Man (2003) #22	cover
1873	1 of 1 - Mindworm	story
1874	Spectacular Spider-Man (2003) #23	cover
1875	1 of 4 - Gwen	story
1882	Spectacular Spider-Man (2003) #27	cover
1883	1 of 1	story
1888	New Mutants (2003) #9	cover
1891	Cover #1891	cover
1892	Interior #1892	story
1901	New Mutants (2003) #12	cover
1902	Interior #1902	story
1903	New Mutants (2003) #13	cover
1904	Interior #1904	story
1905	2 of 5 - Quiet	cover
1906	2 of 5 - Quiet	story
1908	Interior #1908	story
1911	Cover #1911	cover
1912	Interior #1912	story
1913	Cover #1913	cover
1915	Interior #1915	story
1936	4 of 5 - Quiet	cover
1940	5 of 6 - Bloom	cover
1941	5 of 6 - Bloom	story
1946	Interior #1946	story
1947	Avengers (1998) #78	cover
1948	Interior #1948	story
1949	Avengers (1998) #79	cover
1950	Interior #1950	story
1979	Interior #1979	story
1985	Interior #1985	story
1987	Interior #1987	story
1988	Cover #1988	cover
1989	Interior #1989	story
1990	Cover #1990	cover
1991	Interior #1991	story
1992	Cover #1992	cover
1993	Interior #1993	story
1994	Cover #1994	cover
1995	Interior #1995	story
1996	Cover #1996	cover
1997	Interior #1997	story
2006	Interior #2006	story
2008	Interior #2008	story
2011	Cover #2011	cover
2012	Interior #2012	story
2038	Interior #2038	story
2039	SPECTACULAR SPIDER-MAN (2003) #6	cover
2040	Interior #2040	story
2044	Interior #2044	story
2060	Interior #2060	story
2070	Interior #2070	story
2081	Cover #2081	cover
2084	Interior #2084	story
2091	Cover #2091	cover
2092	Interior #2092	story
2153	3 of 6 - Enemy of the State	cover
2154	3 of 6 - Enemy of the State	story
2159	Interior #2159	story
2166	Cover #2166	cover
2167	Interior #2167	story
2168	Cover #2168	cover
2169	Interior #2169	story
2170	Cover #2170	cover
2171	Interior #2171	story
2172	Cover #2172	cover
2173	Interior #2173	story
2182		cover
2183		story
2184		cover
2185		story
2186	4 of 6 - Enemy of the State	cover
2187	4 of 6 - Enemy of the State	story
2188	5 of 6 - Enemy of the State	cover
2189	5 of 6 - Enemy of the State	story
2190	6 of 6 - Enemy of the State	cover
2191	6 of 6 - Enemy of the State	story
2192	1 of 6 - Agent of S.H.I.E.L.D.	cover
2193	1 of 6 - Agent of S.H.I.E.L.D.	story
2196	2 of 6 - Agent of S.H.I.E.L.D.	cover
2197	2 of 6 - Agent of S.H.I.E.L.D.	story
2198	3 of 6 - Agent of S.H.I.E.L.D.	cover
2199	3 of 6 - Agent of S.H.I.E.L.D.	story
2200	4 of 6 - Agent of S.H.I.E.L.D.	cover
2201	4 of 6 - Agent of S.H.I.E.L.D.	story
2208	1 of 3 - House of M	cover
2209	1 of 3 - House of M	story	1969-12-31T19:00:00-0500	340 620	3308 4822	682d 1067c 1244f 1360b 1422a	28	1347 2107
2211	2 of 3 - House of M	story
2213	3 of 3 - House of M	story
2216	1 of 5 - Origins & Endings, Vol. 1	story
2218	2 of 5 - Origins & Endings, Vol. 1	story
2220	3 of 5 - Origins & Endings, Vol. 1	story
2222	4 of 5 - Origins & Endings, Vol. 1	story
2224	5 of 5 - Origins & Endings, Vol. 1	story
2229	WOLVERINE (2003) #43	cover
2231	WOLVERINE (2003) #44	cover
2243	WOLVERINE (2003) #50	cover
2244	1 of 6 - Evolution	story
2247	Cover #2247	cover
2248	Interior #2248	story
2249	UNCANNY X-MEN (1963) #436	cover
2254	Interior #2254	story	1969-12-31T19:00:00-0500	576	4276 4285	1042b 1327a		1960 1965
2259	Cover #2259	cover
2260	Interior #2260	story
2263	Interior #2263	story
2264	Cover #2264	cover
2265	Interior #2265	story
2295	Avengers (1998) #70	cover
2296		story
2326	Avengers (1998) #74	cover
2327	Interior #2327	story
2331	Cover #2331	cover
2332	Interior #2332	story
2334	1 of 5 - Secret War arc	story
2335	Cover #2335	cover
2336	Interior #2336	story
2337	Cover #2337	cover
2339	Cover #2339	cover
2343		cover
2345	2 of 5 - Secret War arc	cover
2346	2 of 5 - Secret War arc	story
2347	3 of 4 - Secret War arc	cover
2348	3 of 4 - Secret War arc	story
2349	4 of 4 - Secret War arc	cover
2352	1 of 1 - House of M Tie-In	story
2353	1 of 5 -	cover
2359	1 of	cover
2361	2 of - Fear	cover
2423	6 of 6 - Forget-Me-Not	cover
2436	Cover #2436	cover
2437	Interior #2437	story	1969-12-31T19:00:00-0500	576	4278 4286	690a 940f		1960 1966
2438	Cover #2438	cover
2439	Interior #2439	story	1969-12-31T19:00:00-0500	576	4279 4286	690a 940f		1960 1966
2440	Cover #2440	cover
2441	Interior #2441	story	1969-12-31T19:00:00-0500	576	4280 4286	690a 940f		1960 1966
2442	Cover #2442	cover
2443	Interior #2443	story	1969-12-31T19:00:00-0500	576	4272 4286	690a 940f 1042b 1254c		1960 1966
2444	Cover #2444	cover
2445	Interior #2445	story	1969-12-31T19:00:00-0500	576	4270 4286	690a 940f 1042b 1254c		1960 1966
2446	Cover #2446	cover
2447	Interior #2447	story	1969-12-31T19:00:00-0500	576	4271 4286	690a 940f 1042b 1254c		1960 1966
2448	Cover #2448	cover
2464	3 of 6 - The Passion of the Cable	cover
2465	3 of 6 - The Passion of the Cable	story
2467	Interior #2467	story
2469	Interior #2469	story
2471	Interior #2471	story
2473	Interior #2473	story
2475	Interior #2475	story
2477	Interior #2477	story
2479	Interior #2479	story
2481	4 of 6 - The Passion of the Cable	story
2483	5 of 6 - The Passion of the Cable	story
2484	CABLE & DEADPOOL (2004) #12	cover
2485	2 of 2 - Thirty Pieces	story
2487	1 of 2 - A Murder in Paradise	story
2488	2 of 2 - A Murder in Paradise	story
2489	1 of 4 - Enema of the State	cover
2490	1 of 4 - Enema of the State	story
2492	2 of 4 - Enema of the State	story
2494	3 of 4 - Enema of the State	story
2495	4 of 4 - Enema of the State	cover
2499	2 of 4 - Bosom Buddies	cover
2517	4 of 5 - Apocalypse Story	cover
2523	3 of 3 - The Hero Hunter	cover
2535	Cover #2535	cover
2538	Cover #2538	cover
2539	Interior #2539	story
2540	Cover #2540	cover
2544	1 of 6 - Mother Russia	cover
2545	1 of 6 - Mother Russia	story
2546	2 of 6 - Mother Russia	cover
2547	2 of 6 - Mother Russia	story
2629	1602 #7	cover
2630	1602 #7	story
2631	Cover #2631	cover
2632	Interior #2632	story
2633	Cover #2633	cover
2634	Interior #2634	story
2658	3 of 6 - Negative	story
2711	1 of 1 - Series Finale	cover
2712	1 of 1 - Series Finale	story
2751	1 of 1	cover
2753	1 of 1	cover
2754	1 of 1	story
2759	Cover #2759	cover
2760	Interior #2760	story
2763	Cover #2763	cover
2764	Interior #2764	story
2769	Cover #2769	cover
2770	Interior #2770	story
2771	Cover #2771	cover
2772	Interior #2772	story
2783	1 of 1	cover
2785	1 of 1	cover
2787	1 of 1	cover
2789	1 of 1	cover
2793	Fantastic Four (1998) #510	cover
2794	Interior #2794	story
2814	1 of 1	story
2835	1 of 1 - Kitty/Colossus	cover
2836	1 of 1 - Kitty/Colossus	story
2838	1 of 1 - TBD	story
2843	1 of 1 - TBD	cover
2844	1 of 1 - TBD	story
2846	Interior #2846	story
2848	Interior #2848	story
2850	Interior #2850	story
2858	2 of 5 - Brothers and Keepers	story
2864	Interior #2864	story
2866	Interior #2866	story
2872		story
2876	2 of 5 - Brothers and Keepers	story
2878	4 of 5 - Brothers and Keepers	story
2921	Alpha Flight (2004) #9	cover
2922	1 of 4 - Days of Future Present Past Participle	story
2923	Alpha Flight (2004) #1	cover
2924	Interior #2924	story
2925	Alpha Flight (2004) #2	cover
2926	Interior #2926	story
2927	Alpha Flight (2004) #6	cover
2928	Interior #2928	story
2929	Alpha Flight (2004) #5	cover
2930	Interior #2930	story
2931	Alpha Flight (2004) #3	cover
2932	Interior #2932	story
2933	Alpha Flight (2004) #4	cover
2934	Interior #2934	story
2935	Alpha Flight (2004) #7	cover
2936		story
2937	Alpha Flight (2004) #8	cover
2938		story
2939	Alpha Flight (2004) #10	cover
2940	2 of 4 - Days of Future Present Past Participle	story
2973	2 of 4 -	cover
2991	2 of 12 - The Other (Spider event)	cover
2992	2 of 12 - The Other (Spider event)	story
2993	5 of 12 - The Other (Spider event)	cover
2994	5 of 12 - The Other (Spider event)	story
2995	8 of 12 - The Other (Spider event)	cover
2996	8 of 12 - The Other (Spider event)	story
2997	11 of 12 - The Other (Spider event)	cover
2998	11 of 12 - The Other (Spider event)	story
2999	SENSATIONAL SPIDER-MAN (2006) #24	cover
3001	SENSATIONAL SPIDER-MAN (2006) #25	cover
3003	SENSATIONAL SPIDER-MAN (2006) #26	cover
3005	SENSATIONAL SPIDER-MAN (2006) #27	cover
3007	SENSATIONAL SPIDER-MAN (2006) #28	cover
3009	SENSATIONAL SPIDER-MAN (2006) #29	cover
3011	SENSATIONAL SPIDER-MAN (2006) #30	cover
3016	1 of 3 - Mysterious	story
3017	SENSATIONAL SPIDER-MAN (2006) #33	cover
3018	2 of 3 - Women in Peter's Life	story
3019	SENSATIONAL SPIDER-MAN (2006) #34	cover
3020	3 of 3 - Women in Peter's Life	story
3023	Avengers: Earth's Mightiest Heroes (2004) #1	cover
3024	1 of 8 - 8XLS	story
3025	Avengers: Earth's Mightiest Heroes (2004) #2	cover
3026	2 of 8 - 8XLS	story
3027	Avengers: Earth's Mightiest Heroes (2004) #3	cover
3028	3 of 8 - 8XLS	story
3029	Avengers: Earth's Mightiest Heroes (2004) #4	cover
3030	4 of 8 - 8XLS	story
3031	Avengers: Earth's Mightiest Heroes (2004) #5	cover
3032	5 of 8 - 8XLS	story
3035	Avengers: Earth's Mightiest Heroes (2004) #7	cover
3036	7 of 8 - 8XLS	story
3037	Avengers: Earth's Mightiest Heroes (2004) #8	cover
3038	8 of 8 - 8XLS	story
3039	3 of 3	cover
3040	3 of 3	story
3041	Cover #3041	cover
3042	Interior #3042	story
3043	Cover #3043	cover
3044	Interior #3044	story
3045	Cover #3045	cover
3046	Interior #3046	story
3047	Cover #3047	cover
3048	Interior #3048	story
3049	Cover #3049	cover
3050	Interior #3050	story
3051	Cover #3051	cover
3052	Interior #3052	story
3053	Cover #3053	cover
3054	Interior #3054	story
3055	Cover #3055	cover
3056	Interior #3056	story
3057		cover
3058		story
3059		cover
3060		story
3061	1 of 2 - Eyes Without a Face	cover
3062	1 of 2 - Eyes Without a Face	story
3063	2 of 2 - Eyes Without a Face	cover
3064	2 of 2 - Eyes Without a Face	story
3065	1 of 4 - Divine Time	cover
3066	1 of 4 - Divine Time	story
3067	2 of 4 - Divine Time	cover
3068	2 of 4 - Divine Time	story
3069	Cover #3069	cover
3070	Interior #3070	story
3071	3 of 4 - Divine Time	cover
3072	3 of 4 - Divine Time	story
3073	4 of 4 - Divine Time	cover
3074	4 of 4 - Divine Time	story
3093	1 of 1 - Private Lives/Public Faces	cover
3099	1 of 5	cover
3130	1 of 1 - Hercules	story
3131	Cover #3131	cover
3132	Interior #3132	story
3133	Cover #3133	cover
3134	Interior #3134	story
3135	Cover #3135	cover
3136	Interior #3136	story
3137	Cover #3137	cover
3138	Interior #3138	story
3139	Cover #3139	cover
3140	Interior #3140	story
3142		story
3144		story
3145	1 of 3 - Titania	cover
3146	1 of 3 - Titania	story
3148	2 of 3 - Titania	story
3150	3 of 3 - Titania	story
3151	Iron Fist (2004) #1	cover
3189	2 of 2: One of Us	cover
3200		cover
3205	5 of 6 - Dreamers and Demons	story
3206	Cover #3206	cover
3207	Interior #3207	story
3209	Interior #3209	story
3211		story
3213		story
3215	6 of 6 - Dreamers and Demons	story
3217	1 of 6 - Heroes and Martyrs	story
3219	2 of 6 - Heroes and Martyrs	story
3221	3 of 6 - Heroes and Martyrs	story
3223	4 of 6 - Heroes and Martyrs	story
3261	2 of 2 - Save the Life of My Child	cover
3267	4 of 4	cover
3268	4 of 4	story
3305	Cover for Astonishing X-Men (2004) #7	cover
3306	1 of 6 - Dangerous	story
3307	Cover for Astonishing X-Men (2004) #3, #3307	cover
3308	Interior #3308	story
3309	Cover for Astonishing X-Men (2004) #1, #3309	cover
3310	Interior #3310	story
3315	Cover #3315	cover
3317	Cover for Astonishing X-Men (2004) #2, #3317	cover
3318	Interior #3318	story
3319	Cover #3319	cover
3320	Interior #3320	story
3321	Astonishing X-Men (2004) #5	cover
3322	“GIFTED” 5 (OF 6)  As demand for the	story
3323	Cover for Astonishing X-Men (2004) #6	cover
3324		story
3326	2 of 6 - Dangerous	story
3328	3 of 6 - Dangerous	story
3329	4 of 6 - Dangerous	cover
3330	4 of 6 - Dangerous	story
3332	Interior #3332	story
3335	6 of 6 - Dangerous	cover
3336	6 of 6 - Dangerous	story
3337	Interior #3337	story
3338	1 of 6	cover
3339	1 of 6	story
3341	2 of 6 - Torn	story
3343	3 of 6 - Torn	story
3345	4 of 6 - Torn	story
3349	6 of 6 - Torn	story
3351	1 of 6 - Unstoppable	story
3353	Interior #3353	story
3396	1 of 6 - Genesis (post HoM \"Lockdown\")	story
3398	2 of 6 - Genesis (post HoM \"Lockdown\")	story
3400	3 of 4 - Childhood's End	story
3402	4 of 4 - Childhood's End	story
3411	1 of 4 - Nimrod	cover
3437	2 of 5 - The Raft	cover
3453	3 of 5 - The Raft	cover
3455	6 of 6 - Breakout!	cover
3463	3 of 3 - Sentry	cover
3469	4 of 4 - Sentry	cover
3479	2 of 2 - Spider-Woman	cover
3489	5 of 5 - The Collective	story
3491	1 of 6 - Civil War	story
3493	2 of 5 - Civil War/New Avengers Disassembled	story
3494	New Avengers (2004) #23	cover
3495	3 of 5 - Civil War/New Avengers Disassembled	story
3497	4 of 5 - Civil War/New Avengers Disassembled	story
3499	5 of 5 - Civil War/New Avengers Disassembled	story
3500	New Avengers (2004) #26	cover
3501	1 of ? - Ronin	story
3534	Black Widow (2004) #3	cover
3535	Black Widow (2004) #3	story
3538	Black Widow (2004) #2	cover
3539	Black Widow (2004) #2	story
3540	Black Widow (2004) #4	cover
3541	Black Widow (2004) #4	story
3542	Black Widow (2004) #5	cover
3543	Black Widow (2004) #5	story
3544	Black Widow (2004) #6	cover
3545	Black Widow (2004) #6	story
3546	Ultimate Extinction (2006) #1	cover
3547	1 of 5 - 5XLS	story
3548	Ultimate Extinction (2006) #2	cover
3549	2 of 5 - 5XLS	story
3550	Ultimate Extinction (2006) #3	cover
3551	3 of 5 - 5XLS	story
3552	Ultimate Extinction (2006) #4	cover
3553	4 of 5 - 5XLS	story
3554	Ultimate Extinction (2006) #5	cover
3555	5 of 5 - 5XLS	story
3560	ULTIMATE NIGHTMARE (2004) #2	cover
3566	ULTIMATE IRON MAN (2005) #1	cover
3570	ULTIMATE IRON MAN (2005) #2	cover
3572	ULTIMATE IRON MAN (2005) #3	cover
3574	ULTIMATE IRON MAN (2005) #4	cover
3576	ULTIMATE IRON MAN (2005) #5	cover
3628	6 of 6	cover
3629	6 of 6	story
3631	Interior #3631	story
3633	Interior #3633	story
3635	Interior #3635	story
3639		story
3653	1 of 2 - Vegas / Captain Universe	story
3655	2 of 2 - Vegas / Captain Universe	story
3683	2 of 6	cover
3684	2 of 6	story
3685	PART 1 (OF 6) 	cover
3687	3 of 6	cover
3713	1 of 5 - 5XLS	cover
3717	3 of 5 - 5XLS	cover
3752	1 of 3 - Hath No Fury	cover
3755	2 of 3 - Hath No Fury	story
3758	WARLOCK (2004) #3	cover
3760	WARLOCK (2004) #1	cover
3762	WARLOCK (2004) #2	cover
3764	WARLOCK (2004) #4	cover
3782	6 of 6 - 6XLS	cover
3783	6 of 6 - 6XLS	story
3811	2 of 5 - 5XLS	story
3812	1 of 6- Who is the Black Panther	cover
3813	1 of 6- Who is the Black Panther	story
3814	2 of 6- Who is the Black Panther	cover
3815	2 of 6- Who is the Black Panther	story
3816	3 of 6- Who is the Black Panther	cover
3817	3 of 6- Who is the Black Panther	story
3818	4 of 6- Who is the Black Panther	cover
3819	4 of 6- Who is the Black Panther	story
3820	5 of 6- Who is the Black Panther	cover
3821	5 of 6- Who is the Black Panther	story
3822	6 of 6- Who is the Black Panther	cover
3823	6 of 6- Who is the Black Panther	story
3825	1 of 1- House of M	story
3826	1 of 2 - (X-Men crossover)	cover
3827	1 of 2 - (X-Men crossover)	story
3828	2 of 2 - X-Men crossover	cover
3829	2 of 2 - X-Men crossover	story
3830	1 of 4 - Bride Prelude	cover
3831	1 of 4 - Bride Prelude	story
3834	3 of 4 - Bride Prelude	cover
3842	3 of 5 - Bride of the Panther	cover
3846	5 of 5 - Bride of the Panther	cover
3848	Cover #3848	cover
3858	1 of 3 - Civil War	cover
3860	2 of 3 - Civil War	cover
3869	1 of 6 - Zeroes to Heroes	story
3873	3 of 6 - Zeroes to Heroes	story
3878	6 of 6 - One Step Forward	cover
3889	5 of 6 - Reflections	story
3890	6 of 6 - Reflections	cover
3940	3 of 4 - 4XLS	cover
3941	3 of 4 - 4XLS	story
3954	4 of 6 - 6XLS	cover
3956	5 of 6 - 6XLS	cover
3960	Cover #3960	cover
3961	Interior #3961	story
3980	Cover #3980	cover
3981	Interior #3981	story
4042		cover
4058	Cover #4058	cover
4071	Ghost Rider (2005) #4	cover
4072	4 of 6 - The Road to Damnation	story
4075	Ghost Rider (2005) #3	cover
4076	3 of 6 - The Road to Damnation	story
4077	Ghost Rider (2005) #5	cover
4078	5 of 6 - The Road to Damnation	story
4089	WHAT IF DOCTOR DOOM HAD BECOME THE THING? (2004)	cover
4107	1 of 1 - Fantastic Four & Dr. Strange	cover
4113	1 of 1 - Captain America & Black Widow	cover
4117	2 of 6 - Master of the Ring	cover
4123	5 of 6 - Master of the Ring	cover
4125	3 of 3 - Titannus War	cover
4131	1 of 3	cover
4133	2 of 4 - League of Losers	cover
4137	4 of 4 - League of Losers	cover
4153	Cover #4153	cover
4154	Interior #4154	story
4185	2 of 4 - 4XLS	cover
4223	Cover #4223	cover
4246	House of M tie-in	story
4312	4 of 4 - 4XLS	cover
4338	1 of 1	cover
4339	1 of 1	story
4383	5 of 5 - Parental Guidance	cover
4430	Cover #4430	cover
4431	Interior #4431	story
4432	Spider-Man: Reign (2006) #1	cover
4433	1 of 4 XLS	story
4434	Spider-Man: Reign (2006) #2	cover
4435	2 of 4 - Reign - 4XLS	story
4437	1 of 6 - Freshman Flu	story
4439	2 of 6 - Freshman Flu	story
4441	3 of 6 - In the Beginning	story
4443	Interior #4443	story
4445	4 of 6 - In the Beginning	story
4447	5 of 6 - In the Beginning	story
4449	6 of 6 - In the Beginning	story
4453	2 of 6	story
4455	3 of 6	story
4456	4 of 6	cover
4457	4 of 6	story
4475	1 of 8 XLS	story
4477	2 of 8 XLS	story
4479	3 of 8 XLS	story
4481	4 of 8 XLS	story
4482	Interior #4482	story
4484	1 of 8 XLS	story
4486	2 of 8 XLS	story
4488	5 of 8 XLS	story
4491	7 of 8 XLS	cover
4495	Cover #4495	cover
4501	1 of 1	cover
4502	1 of 1	story
4511	Cover #4511	cover
4512	Interior #4512	story
4513	Cover #4513	cover
4514	Interior #4514	story
4524	4 of 5 - 5XLS (Bullseye vs. Punisher)	cover
4603	1 of 5 - 5XLS	story
4605	2 of 5 - 5XLS	story
4606	3 of 5 - 5XLS	cover
4608	4 of 5 - 5XLS	cover
4610	5 of 5 - 5XLS	cover
4612	Cover #4612	cover
4613	Interior #4613	story
4614	Cover #4614	cover
4615	Interior #4615	story
4620	1 of 5 LXS	cover
4621	1 of 5 LXS	story
4622	2 of 5 LXS	cover
4623	2 of 5 LXS	story
4624	3 of 5 LXS	cover
4625	3 of 5 LXS	story
4626	4 of 5 LXS	cover
4627	4 of 5 LXS	story
4636	4 of 5 XLS - World Famous Spider-Man	cover
4654	1 of 6	cover
4655	1 of 6	story
4656	Friendly Neighborhood Spider-Man (2005) #2	cover
4657	2 of 6	story
4660	Friendly Neighborhood Spider-Man (2005) #4	cover
4661	4 of 4 - The Other Pt. 9	story
4664	Friendly Neighborhood Spider-Man (2005) #6	cover
4665	1 of	story
4666	Friendly Neighborhood Spider-Man (2005) #7	cover
4667	Interior #4667	story
4719	1 of 6 - 6XLS - Rise of the Imperfects	story
4721	2 of 6 - 6XLS - Rise of the Imperfects	story
4723	3 of 6 - 6XLS - Rise of the Imperfects	story
4725	4 of 6 - 6XLS - Rise of the Imperfects	story
4727	5 of 6 - 6XLS - Rise of the Imperfects	story
4729	6 of 6 - 6XLS - Rise of the Imperfects	story
4740	FANTASTIC FOUR: THE WEDDING SPECIAL 1 (2005) #1	cover
4751	1 of 2 - Starfox	cover
4752	1 of 2 - Starfox	story
4753	2 of 2 - Starfox	cover
4754	2 of 2 - Starfox	story
4755	1 of 1 - Civil War	cover
4756	1 of 1 - Civil War	story
4757	Cover #4757	cover
4758	Interior #4758	story
4759	2 of 2 - I married a man-wolf	cover
4760	2 of 2 - I married a man-wolf	story
4761	1 of ?	cover
4762	1 of ?	story
4763	Cover #4763	cover
4764	Interior #4764	story
4765	2 of 2 - Cosmic Starfox	cover	1969-12-31T19:00:00-0500	535 576	4090 4095	782g		1836 1838
4766	2 of 2 - Cosmic Starfox	story
4811	Secret Wars 8 (1st Black Costume) & JIM Annual 1	story
4825	Interior #4825	story
4834	Cover #4834	cover
4835	Interior #4835	story
4843	Interior #4843	story
4846	Interior #4846	story
4848	1 of 4 - 4XLS	story
4850	2 of 4 - 4XLS	story
4852	3 of 4 - 4XLS	story
4854	4 of 4 - 4XLS	story
4865	Interior #4865	story
4866	1 of 5- 5XLS	cover
4905	1 of 6	cover
4912	1 of 1	cover
4916	Interior #4916	story
4917	1 of 4 - 4XLS	cover
4934	3 of 5 - 5XLS	cover
4941	1 of 4 - 4XLS	story
4943	2 of 4 - 4XLS	story
4946	4 of 4 - 4XLS	cover
4948	1 of 3 - 3XLS	cover
4950	2 of 3 - 3XLS	cover
4952	3 of 3 - 3XLS	cover
4988	1 of 1	cover
5132	3 of 3 - 3XLS	cover
5162	3 of 3	cover
5201	4 of 5 - 5XLS	cover
5203	5 of 5 - 5XLS	cover
5205	1 of 5 - 5XLS	cover
5207	3 of 5 - 5XLS	cover
5209	2 of 5 - 5XLS	cover
5249	1 of 6 - The Pre-War Years	cover
5251	2 of 6 - The Pre-War Years	cover
5364	Cover #5364	cover
5368	1 of 5 - 5XLS	cover
5401	DAUGHTERS OF THE DRAGON (2006) #1	cover
5403	DAUGHTERS OF THE DRAGON (2006) #2	cover
5405	DAUGHTERS OF THE DRAGON (2006) #3	cover
5407	DAUGHTERS OF THE DRAGON (2006) #4	cover
5409	DAUGHTERS OF THE DRAGON (2006) #5	cover
5411	DAUGHTERS OF THE DRAGON (2006) #6	cover
5463	X-Men and Power Pack (2005) #1	cover
5464	1 of 4 - 4XLS	story
5465	X-Men and Power Pack (2005) #2	cover
5466	2 of 4 - 4XLS	story
5467	X-Men and Power Pack (2005) #3	cover
5468	3 of 4 - 4XLS	story
5469	X-Men and Power Pack (2005) #4	cover
5470	4 of 4 - 4XLS	story
5473	2 of 6 - 6XLS	story
5474	3 of 6 - 6XLS	cover
5475	3 of 6 - 6XLS	story
5477	4 of 6 - 6XLS	story
5479	5 of 6 - 6XLS	story
5480	6 of 6 - 6XLS	cover
5481	6 of 6 - 6XLS	story
5484	2 of 4 - 4XLS	cover
5486	3 of 5 - 5XLS	cover
5488	4 of 5 - 5XLS	cover
5490	5 of 5 - 5XLS - Generation M	cover
5495	1 of 1 -	story
5496	Irredeemable Ant-Man (2006) #1	cover
5516	1 of 6 - XLS	cover
5532	1 of 5 xLS	cover
5533	1 of 5 xLS	story
5535	2 of 5 xLS	story
5537	3 of 5 xLS	story
5539	4 of 5 xLS	story
5541	5 of 5 xLS	story
5542	Deadly Hands of Kung Fu 32-33; Bizarre Adventures 25	cover
5545	1 of 5 XLS	story
5547	2 of 5 XLS	story
5549	3 of 5 XLS	story
5551	4 of 5 XLS	story
5553	5 of 5 XLS	story
5559	1 of 3  - Best of the Best	story
5561	2 of 3  - Best of the Best	story
5563	3 of 3  - Best of the Best	story
5564	1 of 2 -	cover
5565	1 of 2 -	story
5567	2 of 2 -	story
5569	1 of 3 - Civil War	story
5571	2 of 3 - Civil War	story
5573	3 of 3 - Civil War	story
5575	1 of 2 - Rogue	story
5577	2 of 2 - Rogue	story
5579	1 of 2 - Initiative	story
5620	Interior #5620	story
5647	4 of 5 -	cover
5688	1 of 5 - A Long Time Dead	cover
5699	Interior #5699	story
5701	Interior #5701	story
5703	Interior #5703	story
5708	ULTIMATE WOLVERINE VS. HULK (2005) #2	cover
5712	Cover #5712	cover
5713	Interior #5713	story
5714	Cover #5714	cover
5715	Interior #5715	story
5716	Cover #5716	cover
5717	Interior #5717	story
5718	Cover #5718	cover
5719	Interior #5719	story
5720	Cover #5720	cover
5721	Interior #5721	story
5722	Cover #5722	cover
5723	Interior #5723	story
5724	Cover #5724	cover
5725	Interior #5725	story
5726	Cover #5726	cover
5727	Interior #5727	story
5728	Cover #5728	cover
5729	Interior #5729	story
5730	Cover #5730	cover
5731	Interior #5731	story
5753	House of Blood and Sorrow, reprint material TBD	story
5769	3 of 3	story
5800	Avengers and Power Pack Assemble! (2006) #2	cover
5801	2 of 4 - 4XLS	story
5827	1 of 1	story
5872	1 of 7 - 7XLS	cover
5873	1 of 7 - 7XLS	story
5874	Cover #5874	cover
5882	Cover #5882	cover
5903	7 of 7 - 7XLS	cover
5905	Cover #5905	cover
5907	Cover #5907	cover
5919	Cover #5919	cover
5923	1 of 1	cover
5924	1 of 1	story
5925	Annihilation: Silver Surfer (2006) #1	cover
5926	Annihilation: Silver Surfer (2006) #1	story
5927	Annihilation: Silver Surfer (2006) #2	cover
5928	Annihilation: Silver Surfer (2006) #2	story
5929	Annihilation: Silver Surfer (2006) #3	cover
5930	Annihilation: Silver Surfer (2006) #3	story
5931	Annihilation: Silver Surfer (2006) #4	cover
5932	Annihilation: Silver Surfer (2006) #4	story
5933	Annihilation: Ronan (2006) #1	cover
5934	Annihilation: Ronan (2006) #1	story
5935	Annihilation: Ronan (2006) #2	cover
5936	Annihilation: Ronan (2006) #2	story
5937	Annihilation: Ronan (2006) #3	cover
5938	Annihilation: Ronan (2006) #3	story
5958	2 of 6 - Annihilation	cover
5960	3 of 6 - Annihilation	cover
5964	5 of 6 - Annihilation	cover
5986	ONSLAUGHT REBORN (2006) #3	cover
5990	Cover #5990	cover
6008	1 of 6 - 6 XLS-	cover
6009	1 of 6 - 6 XLS-	story
6010	2 of 6 - 6 XLS -	cover
6011	2 of 6 - 6 XLS -	story
6012	3 of 6 - 6 XLS -	cover
6013	3 of 6 - 6 XLS -	story
6014	4 of 6 - 6 XLS -	cover
6015	4 of 6 - 6 XLS -	story
6016	5 of 6 - 6 XLS -	cover
6017	5 of 6 - 6 XLS -	story
6018	5 of 6 - Story A - 6XLS	cover
6019	5 of 6 - Story A - 6XLS	story
6065	1 of 5 - Vicious Cycle	story
6069	2 of 5 - Vicious Cycle	story
6071	3 of 5 - Vicious Cycle	story
6073	4 of 5 - Vicious Cycle	story
6075	5 of 5 - Vicious Cycle	story
6105	1 of 10 -	story
6107	2 of 10 -	story
6109	3 of 10 -	story
6111	4 of 10 -	story
6113	5 of 10 -	story
6114	6 of 10 -	story
6116	7 of 10 -	story
6118	8 of 10 -	story
6120	9 of 10 -	story
6122	10 of 10 -	story
6124	8 of 10 -	story
6125	9 of 10 -	story
6126	1 of 4	cover
6156	Cover #6156	cover
6162	2 of 5	cover
6164	3 of 3	cover
6166	1 of 2	cover
6170	1 of 3 - Story C	cover
6172	Cover #6172	cover
6173	Interior #6173	story
6174	1 of 1 - Dr. Doom and Latveria	cover
6175	1 of 1 - Dr. Doom and Latveria	story
6177	Interior #6177	story
6178	Cover #6178	cover
6179	Interior #6179	story
6180	5 of 6 - Fathers and Sons	cover
6181	5 of 6 - Fathers and Sons	story
6182	5 of 6 - Fathers and Sons	cover
6183	5 of 6 - Fathers and Sons	story
6222	Cover #6222	cover
6238	1 of 5 - 5XLS	cover
6251	Interior #6251	story
6253	2 of 5 - The Immortal Iron Fist	story
6254	Immortal Iron Fist (2006) #3	cover
6255	3 of 5 - The Immortal Iron Fist	story
6256	X-MEN ANNUAL (2007) #1	cover
6257	1 of 1 - Story A	story
6262	Interior #6262	story
6263	Avengers Next (2006) #3	cover
6264	Interior #6264	story
6265	Avengers Next (2006) #4	cover
6266	Interior #6266	story
6267	Avengers Next (2006) #5	cover
6268	5 of 5 - Story A - 5XLS	story
6277	Cover #6277	cover
6278	Interior #6278	story
6282	Cover #6282	cover
6293	Cover #6293	cover
6294	Interior #6294	story
6307	Ghost Rider 93-94	cover
6308	Ghost Rider 93-94	story
6320	Infinity Gauntlet 1-6	cover
6321	Infinity Gauntlet 1-6	story
6323	ASM 378-380; Spect SM 201-203; SM 35-37; SM Unlimited 1, 2; Web of SM 101-103	story
6333	Marvel 1602 1-8	cover
6334	Marvel 1602 1-8	story
6385	Cover #6385	cover
6386	Interior #6386	story
6396	Cable/Deadpool 1 - 6	story
6436	Avengers/Thunderbolts 1-6	story
6495	Cover #6495	cover
6496	Interior #6496	story
6509	Tales of Suspense 73-99, Iron Man & Sub-Mariner 1, Iron Man 1-10	cover
6510	Tales of Suspense 73-99, Iron Man & Sub-Mariner 1, Iron Man 1-10	story
6556		cover
6557		story
6558	Amazing Spider-Man 503-508	story
6584	Thanos 7-12	cover
6585	Thanos 7-12	story
6606	UNCANNY X-MEN #388-390, CABLE #87, BISHOP #16 and X-MEN #108-110	cover
6608	Uncanny 391-393; New X-Men 111-113	cover
6627		story
6650		story
6811	FF Annual 3; Incredible Hulk 319; Avengers 59-60, 127; FF 150; ASM Ann 21; X-Men 30	story
6850	X-Men Chronicles 1-2; Tales from the AOA: By the Light	story	1969-12-31T19:00:00-0500		5016	183f 509f 595f 877f 878f 905f 970f 589a 736a 1055a 1076a 1170a 1411a	1	2205
6889	Strange Tales #142-168; Vol. 49	story
6935	Avengers 12-22, 0, Annual 99	story
6941	Interior #6941	story
6950	GS FF 4; GS Aven 1; GS Def 4; GS S-H 1, GS Inv 1; GS X-Men; GS Creatures 1	cover
6951	GS FF 4; GS Aven 1; GS Def 4; GS S-H 1, GS Inv 1; GS X-Men; GS Creatures 1	story
6977	ASM 1; SSM 42; FF 218; MTU 100, 132-133; Untold Tales of SM '96	story
7040		story
7192	Wolverine 36-40	story
7272		cover	2013-07-10T12:20:47-0400		5018	836g	1	2207
7273		story	1969-12-31T19:00:00-0500		5018		1	2207
7280	Uncanny X-Men 214-228; Annual 10-11; Fantastic Four vs. the X-Men 1-4	cover
7281	Uncanny X-Men 214-228; Annual 10-11; Fantastic Four vs. the X-Men 1-4	story
7303	Tales of Suspense 66-83, Tales to Astonish 82; Vol. 66	story
7311	ASM 68-77. Marvel Super-Heroes 14; Vol. 68	story
7321	Avengers 51-58, Annual 2, X-Men 45; Vol. 70	story
7326		story
7344	Essential X-Factor Vol. 2 (2007) 	cover
7345	X-Factor 17-35; Annual 2; Thor 378	story
7363	X-Men 25-53; Avengers 53	story
7375	Avengers 23-34, 1 1/2, Thunderbolts 42-44	story
7387	Power Man 28-49, Annual 1	story
7423	Amazing Fantasy 15; ASM 1-20, Annual 1	cover
7424	Amazing Fantasy 15; ASM 1-20, Annual 1	story
7493	Uncanny X-Men 162-179, Annual 6	story
7589	Amazing Spider-Man 88-92, 121-122	story
7603	X-Factor 7-12	story
7619	Amazing Spider-Man (1999) #539	cover
7630	1 of 5 - Ultimate Knights	story
7639	3 of 5 - Enemy of the Stars	cover
7649	1 of ??? - ???	cover
7656	1 of 5 - Ghosts	story
7658	2 of 3 - Diablo	story
7670	ASTONISHING X-MEN (2004) #21	cover
7677	1 of 6 - Secret Avengers	story
7679	2 of 6 - Secret Avengers	story
7702	2 of 6 - Death of the Dream	cover
7710	Spider-Man: Reign (2006) #3	cover
7711	3 of 4 - Reign - 4XLS	story
7854	1 of 5 - Jack O' Lantern	story
7855	2 of 5 - The Legend of Sleepy Hollow, IL	story
7865	11 of 11 - Embedded	story
7866	Punisher War Journal (2006) #4	cover
7872	2 of 3 - Story C	cover
7874	3 of 3 - Story C	cover
7876	6 of 6 - Fathers and Sons	cover
7877	6 of 6 - Fathers and Sons	story
7878	1 of 6 - Death of Blade	cover
7879	1 of 6 - Death of Blade	story
7882	Mighty Avengers (2007) #1	cover
7886	6 of 6 - Whatever Happened to the Daughter of Spider-Man?	cover
7887	6 of 6 - Whatever Happened to the Daughter of Spider-Man?	story
7906	2 of 5 - 5 XLS	cover
7915	Interior #7915	story
7916	Immortal Iron Fist (2006) #4	cover
7917	4 of 5 - The Immortal Iron Fist	story
7934	Cover #7934	cover
7995	She-Hulk 6-13	cover
7996	She-Hulk 6-13	story
8012		story
8037	Vol. 75; Doctor Strange 169-179, Avengers 61	story
8041		story
8107	3 of 5 - Enemy of the Stars	cover
8119	1 of ??? - ???	cover
8144	ASTONISHING X-MEN (2004) #22	cover
8145	4 of 6 - Unstoppable	story
8151	2 of 6 - Secret Avengers	story
8153	3 of 6 - Secret Avengers	story
8222	Avengers: Earth's Mightiest Heroes II (2006) #8	cover
8223	8 of 8 - 8XLS	story
8235	Story B 2 of 5	cover
8237	Irredeemable Ant-Man (2006) #7	cover
8306	2 of 5 - The Legend of Sleepy Hollow, IL	story
8308	3 of 5 - The Legend of Sleepy Hollow, IL	story
8325	3 of 3 - Story C	cover
8337	1 of 6 - Ultron	cover
8340	2 of 6 - Ultron	story
8341	6 of 6 - Whatever Happened to the Daughter of Spider-Man?	cover
8342	6 of 6 - Whatever Happened to the Daughter of Spider-Man?	story
8343	1 of 1 Ladyhawks	cover
8344	1 of 1 Ladyhawks	story
8365	4 of 5 - The Immortal Iron Fist	cover
8366	4 of 5 - The Immortal Iron Fist	story
8367	Immortal Iron Fist (2006) #5	cover
8368	5 of 5 - The Immortal Iron Fist	story
8377	Cover #8377	cover
8378	Interior #8378	story
8385	Cover #8385	cover
8386	Interior #8386	story
8396	12XLS - 8 of 12	story
8407	6XLS - 1 of 6	cover
8435	1 of 1	cover
8436	1 of 1	story
8438	1 of 1	story
8481	Daredevil 88-93	story
8510	Vol. 75; Doctor Strange 169-179, Avengers 61	story
8516		story
8521	Cover #8521	cover
8522	Interior #8522	story
8524	Annihilation: Silver Surfer 1-4, Annihilation: Super-Skrull 1-4, Annihilation: Ronan 1-4	story
8530	Red Prophet: The Tales of Alvin Maker 1-6	story
8604	4 of 6 - Secret Avengers; THE INITIATIVE BANNER	story
8682	3 of 6 - Ultron; THE INITIATIVE BANNER	story
8683	1 of 1 The Gift	cover
8684	1 of 1 The Gift	story
8685	Dead Days 1 of 1	cover
8689	3 of 5 - 5XLS - Secret Wars	cover
8701	Immortal Iron Fist (2006) #6	cover
8702	1 of 2 - Story A	story
8722	1 of 1	cover
8786	Civil War: Front Line 7-11	story
8814	Fantastic Four 334-341 --- CLASSIC TPB	story
8823	[The Six Big Men]	story
9053	Cover #9053	cover
9054	Carnival of Fiends	story
9055	The Order of the Hood	story
9056	The Case of the Hollow Men	story
9057	All Winners	text story
9058	[The Torpedo Boat Terror]	story
9059	The Case of the Mad Gargoyle	story
9060	Cover #9060	cover
9061	Bloody Talons of the Feathered Fiends
9062	Kioto, the Mad Jap
9063	Alibi For Grim Deceit
9064	[The Rescue of the Partisan's Sister]
9065	The Terror of Triple Destruction
9066	Cover #9066	cover
9067	Sky Demons Over America
9068	The Case of the Yellow Fire Monster
9069	Terror In Tokyo
9070	Return Engagement	text story
9071	[The Real Hitler]
9072	The Mystery of the Ghost Killer
9719	The House of Horror	story
9724	Killer's Last Stand	story
9729	The Case of the Beggar Prince	story
9735	Charity Bazaar Murders	story
9741	The Devil's Imposter	story
9747	Tell-Tale Cigarette	story
9753	The Parrot Murder Secret	story
9758	Mystery of Horror House	story
9763	Adventure of the Generous Fence	story
9770	Shadow of the Noose	story
9776	The Two-Faced Corpse	story
9781	Slaves of the Python	story
9787	Give the Devil His Due	story
9811	Firebrand, the Scourge of the Pacific	story
9987	My Heart Cried Out!	story
9991	Carlotta	story
10184	Cover #10184	cover
10203	Cover #10203	cover
10253	When the Unliving Strike	story
10255	Cover #10255	cover
10256	The Enemy Within!	story
10259	Death Before Dishonor!	story
10261	Cover #10261	cover
10262	The End of A.I.M.!	story
10310	Cover #10310	cover
10315	And a Scourge Will Come Upon You!	story
10316	Cover #10316	cover
10318	From The Never-World Comes...Nebulos!	story
10321	Three Faces of Doom!	story
10322	Cover #10322	cover
10323	Nightmare	story
10327	The Mystic and the Machine!	story
10328	Cover #10328	cover
10329	Nothing Can Halt...Voltorg!	story
10333	This Dream---This Doom!	story
10334	Cover #10334	cover
10335	Exile!	story
10866	*Fin Fang Foom!	story
10945	The Return of Zarrko, the Tomorrow Man	story
10953	The Enchantress and the Executioner	story
10992	The Mighty Thor Battles the Incredible Hulk	story
10995	A World Gone Mad	story
10997	Journey Into Mystery (1952) #114	cover
10998	The Stronger I Am, the Sooner I Die	story
11000	Journey Into Mystery (1952) #115	cover
11001	The Vengeance of the Thunder God	story
11004	The Trial of the Gods	story
11010	To Kill a Thunder God	story
11013	The Day of the Destroyer	story
11022	Journey Into Mystery (1952) #120	cover
11023	With My Hammer In Hand	story
11025	Journey Into Mystery (1952) #121	cover
11026	The Power!  The Passion!  The Pride!	story
11028	Journey Into Mystery (1952) #122	cover
11029	Where Mortals Fear To Tread!	story
11031	Journey Into Mystery (1952) #123	cover
11032	While a Universe Trembles	story
11035	The Grandeur and the Glory	story
11194	The Flame That Burned a Thousand Years*	story
11195	There'll Be Some Changes Made	story
11196	The Fabulous Traveller*	story
11198	The Meddler*	story
11199	The Man Who Had No Friends*	story
11200	Footprints From Nowhere	story
11237	The Box That Wouldn't Open	story
11239	The Secret of the Sargasso Sea	story
11240	The Sea Serpent	story
11494	KRAGOOM! The Creature Who Caught an Astronaut	story
11546	The Vengeance of Loki	story
11561	Trapped By the Carbon-Copy Man	story
11843	In Mortal Combat with Captain America!	story
11876	Cover #11876	cover
11877	Where Walk the Villains!	story
11899	The Sleeper Shall Awake!	story
11900	Cover #11900	cover
11921	The Red Skull Lives!	story
11930	He Who Holds the Cosmic Cube	story
11936	The Maddening Mystery of the Inconceivable Adaptoid!	story
11980	The Tragedy and the Triumph!	story
11981	If This Be... Modok	story
11984	A Time to Die -- A Time to Live!	story
11995	At the Mercy of the Maggia	story
12009	Cover #12009	cover
12010	Let There Be Battle!	story
12013	...And Evil Shall Beckon!	story
12260	Cover #12260	cover
12332	Cover #12332	cover
12343	Rampage in the City!	story
12355	Boomerang and the Brute!	story
12370	Cover #12370	cover
12372	Whosoever Harms the Hulk..!	story
12397	Cover #12397	cover
12398	The Fantastic Four!	story
12399	The Fantastic Four Meet the Mole Men	story
12400	The Moleman's Secret!	story
12401	FANTASTIC FOUR (1961) #10	cover
12402	The Return of Doctor Doom!	story
12403	Part 2 \"Back from the Dead!\"	story
12404	Part 3 \"The End of Mr. Fantastic?\"	story
12405	Part 4 \"No Place to Turn!\"	story
12406	Part 5 \"The Real Doctor Doom!\"	story
12407	Cover #12407	cover
12408	The Long Journey Home	story
12409	Cover #12409	cover
12410	Bedlam at the Baxter Building	story
12411	Cover #12411	cover
12412	The Strength of the Sub-Mariner	story
12413	Cover #12413	cover
12414	At War with Atlantis	story
12415	The Conqueror Says Die!	cover
12416	Our World Enslaved	story
12442	FANTASTIC FOUR (1961) #116	cover
12460	Fantastic Four (1961) #123	story
12482	Thundra at Dawn	story
12488	Rock Around the Cosmos	story
12494	Target: Tomorrow	story
12501	Cover #12501	cover
12502	No Friend Beside Him	story
12504	The Terrible Triumph of Dr. Doom	story
12505	Cover #12505	cover
12506	Attack	story
12511	Cover #12511	cover
12512	The Sub-Mariner Strikes	story
12513	The Frightful Four Strike Again!	cover
12514	War on the Thirty-Sixth Floor!	story
12515	Cover #12515	cover
12516	To Love, Honor, and Destroy!	story
12520	Ultron-7: He'll Rule the World!	story
12521	Cover #12521	cover
12522	Thundra and Lightning!	story
12523	Cover #12523	cover
12539	FANTASTIC FOUR (1961) #16	cover
12542	In One World--and Out the Other!	story
12548	Fantastic Four (1961) #163	cover
12549	Finale!	story
12550	Fantastic Four (1961) #164	cover
12551	The Crusader Syndrome!	story
12558	Fantastic Four (1961) #168	cover
12559	Where Have All the Powers Gone?	story
12560	Fantastic Four (1961) #169	cover
12561	Five Characters in Search of a Madman!	story
12564	Fantastic Four (1961) #170	cover
12565	A Sky Full of Fear!	story
12568	Fantastic Four (1961) #172	cover
12569	Cry, the Bedeviled Planet!	story
12700	--And Today!	pinup
12721	Cover #12721	cover
12723	Cover #12723	cover
12725	Cover #12725	cover
12727	Cover #12727	cover
12729	Cover #12729	cover
12735	Honest!  Doctor Doom Is Not In This Marvel Comic!	cover
12738	The More Things Change...	story
12743	Cover #12743	cover
12745	Cover #12745	cover
12747	Cover #12747	cover
12753	Fantastic Four (1961) #245	cover
12754	Childhood's End	story
12765	Fantastic Four (1961) #250	cover
12766	X-Factor	story
12768	Fantastic Four (1961) #251	cover
12769	Into the Negative Zone	story
12799	Cover #12799	cover
12800	The House That Reed Built	story
12801	Home Are The Heroes	story
12846	Like a Phoenix...	cover
12847	Like a Phoenx!	story
12884	The Dreaded Diablo!	story
12893	Cover #12893	cover
12894	Pressure Drop	story
12896	All in the Family!	story
12897	Cover #12897	cover
12898	The Marvel Rage!	story
12899	To Duel With Diablo!	cover
12900	Good-Bye!	story
12901	Cover #12901	cover
12902	Fasaud!	story
12903	Cover #12903	cover
12904	Danger on the Air!	story
12908	Things to Come!	story
12910	I Want to Die!	story
12911	FANTASTIC FOUR (1961) #312	cover
12912	The Turning Point!	story
12914	The Tunnels of the Mole Man!	story
12915	Cover #12915	cover
12917	Menace is Master Pandemonium	cover
12918	No Way Out!	story
12919	That Which is Forbidden!	cover
12920	Cold Storage!	story
12921	The Beginning and the End?	cover
12933	Fantastic Four (1961) #322	cover
12934	Between a Rock and a Hard Place!	story
12935	Fantastic Four (1961) #323	cover
12936	Orphan of the Storm!	story
12937	Fantastic Four (1961) #324	cover
12938	I Die Like the Stars!	story
12951	Fantastic Four (1961) #330	cover
12952	Good Dreams!	story
12960	Fantastic Four (1961) #334	cover
12961	Shadows of Alarm..!	story
12962	Fantastic Four (1961) #335	cover
12963	Death by Debate	story
12964	Fantastic Four (1961) #336	cover
12965	Dark Congress!
12983	Nukebusters II	story
12987	70 Million Years BC and then Some!	story
12989	Big Trouble on Little Earth!	story
12991	Where Monsters Dwell! Or Is It...Where Creatures Roam?	story
12993	Eggs Got Legs! Or Love Conquers All!	story
12995	Calamity on the Campus	story
12998	Cover #12998	cover
12999	Strange Interlude	story
13094	Destroy!	cover
13095	The Enemy Within!	story	1969-12-31T19:00:00-0500	251 325 338 489 576	3091	337b 523a 699c 1063d 1233f	32	1172
13096	Fantastic Forum	letters
13097	Bullpen Bulletins	promo
13098	Pay As Low As 96¢ Per Copy	promo
13099	[Ads]	ad
13100	At the Mercy of the Puppet Master!	cover
13101	By Reed ... Betrayed!	story
13102	Fantastic Forum	letters
13103	Bullpen Bulletins	promo
13104	Get 4 Titles For the Price of 3.	promo
13105	[Ads]	ad
13106	Day of the Doppelgangers	cover
13107	Day of the Dark Side!	story	1969-12-31T19:00:00-0500	64 79 171 251 321 325 338 340 453 521 535 576 581 614 628	3093	337b 523a 1233a 699c 1063d	32	1172
13108	Fantastic Forum	letters
13109	Bullpen Bulletins	promo
13110	Get 4 Titles For the Price of 3.	promo
13111	[Ads]	ad
13112	[Long Live Malice!]	cover
13113	With Malice Toward All!	story	1969-12-31T19:00:00-0500	32 64 140 216 251 271 321 325 338 486 489 492 541 576 595 628	3094	337b 523a 1233a 699c 1063d	32	1172
13121	Forever Evil	story	1969-12-31T19:00:00-0500	10 64 251 271 321 325 338 576 581 628	3095	337b 523a 1233a 699c 1063d	32	1172
13170	Chaos in the Courtroom	story
13209	Fantastic Four (1961) #384	cover
13210	My Enemy, My Son!	story
13215	Fantastic Four (1961) #385	cover
13216	Into the Deep!	story
13222	Fantastic Four (1961) #386	cover
13223	And Then Came Despair	story
13229	Fantastic Four (1961) #387	cover
13231	Nobody Gets Out Alive!	story
13236	Fantastic Four (1961) #388	cover
13237	Deadly Is the Dark Raider	story
13243	Fantastic Four (1961) #389	cover
13244	Behold a Fatal Future!	story
13251	Fantastic Four (1961) #390	cover
13252	\"Past Deceptions and Future Lies!\"	story
13258	Fantastic Four (1961) #391	cover
13259	If Death Be Our Destiny--!	story
13264	Fantastic Four (1961) #392	cover
13265	The Final Gantlet!	story
13270	Fantastic Four (1961) #393	cover
13299	How Can the Fantastic Four Survive ... ... A Watcher's Wrath?	cover
13334	In Memoriam!	story
13361
13362	FANTASTIC FOUR (1961) #416 cover
13503	The Return of the Frightful Four	story
13530	The Stuff Which Dreams are Made!	cover
13531	Where Have All The Heroes Gone?	story
13532	The Secrets of Peter Parker!	story
13533
13534	Spider-Man	story
13535	Spider-Man vs. The Chameleon	story
13536
13537	The Enforcers!	story
13538	The Spider Or The Man?	cover
13539	The Spider or the Man?	story
13540	Cover #13540	cover
13541	A Monster Called...Morbius!	story
13542	Cover #13542	cover
13543	Vampire At Large!	story
13544	Cover #13544	cover
13545	Walk The Savage Land!	story
13546	Cover #13546	cover
13547	The Beauty and the Brute!	story
13548	Cover #13548	cover
13549	The Spider Slayer!	story
13559	The Long-awaited Return of Doctor Octopus!	cover
13560	Turning Point	story
13561		ad
13562		promo
13570	Cover #13570	cover
13584	Unmasked by Doctor Octopus!
13585	Unmasked by Doctor Octopus!	story
13588	Cover #13588	cover
13599	The Kangaroo Bounces Back!	story
13606
13607	The Menace of Mysterio!	story
13629	Interior #13629	story
13630	The Grotesque Adventure of the Green Goblin!	story
13651
13652	Kraven the Hunter!	story
13674	Cover #13674	cover
13675	Duel with Daredevil	story
13689	Cover #13689	cover
13697
13738	Cover #13738	cover
13740		letters
13790	To Salvage My Honor!	story
13818	Cover #13818	cover
13827	Fools...Like Us!	story
13863
13865
13869
13877
13879	The Kid Who Collects Spider-Man
13880	Amazing Spider-Man (1963) #249	cover
13881	Amazing Spider-Man (1963) #249	story
13885	Amazing Spider-Man (1963) #250	story
13886
13887	Amazing Spider-Man (1963) #251	story
13888	Amazing Spider-Man (1963) #252	cover
13889	Homecoming	story
13897	Amazing Spider-Man (1963) #256	story
13900	Amazing Spider-Man (1963) #258	cover
13901	Amazing Spider-Man (1963) #258	story
13904	The Man in the Crime-Master's Mask!	cover
13934	Amazing Spider-Man (1963) #273
14014	Amazing Spider-Man (1963) #307	cover
14024	Amazing Spider-Man (1963) #311	cover
14025	Mysteries of the Dead	story
14026	Amazing Spider-Man (1963) #312	cover
14027	The Goblin War	story
14028	Amazing Spider-Man (1963) #313	cover
14029	Slithereens	story
14056	Amazing Spider-Man (1963) #326	cover
14057	Amazing Spider-Man (1963) #326	story
14058	Amazing Spider-Man (1963) #327	cover
14059	Cunning Attractions!	story
14060	Amazing Spider-Man (1963) #328	cover
14061	Shaw's Gambit	story
14062	Amazing Spider-Man (1963) #329	cover
14063	Amazing Spider-Man (1963) #329	story
14078	The Return of the Sinister Six Part 3	cover
14094	Amazing Spider-Man (1963) #343	cover
14098	Amazing Spider-Man (1963) #345	cover
14133	Amazing Spider-Man (1963) #359	cover
14138	Amazing Spider-Man (1963) #361	cover
14140	Amazing Spider-Man (1963) #362	cover
14142	Amazing Spider-Man (1963) #363	cover
14146	Amazing Spider-Man (1963) #365	cover
14157	Skullwork
14159	Skullduggery	story
14179	The Monster Within	story
14180	EchoesÉ	story
14182	Guilt by Association	story
14187	Amazing Spider-Man (1963) #378	cover
14188	Demons on Broadway (Maximum Carnage, Chapter 3)	story
14189	Amazing Spider-Man (1963) #379	cover
14190	The Gathering Storm (Maximum Carnage, Chapter 7)	story
14191	Maximum Anniversary X-Perience!	ad
14194	Amazing Spider-Man (1963) #380	cover
14195	Soldiers of Hope (Maximum Carnage, Chapter 11)	story
14196	Soldiers of Hope (Maximum Carnage, Chapter 11) [continued]	story
14197	The Spider's Web	letters
14225	Cover #14225	cover
14242	Amazing Spider-Man (1963) #394	cover
14248	Carnage	profile
14250	Amazing Spider-Man (1963) #395	cover
14277
14296	Amazing Spider-Man (1963) #430
14297	Amazing Spider-Man (1963) #431
14310	Spidey Smashes Out!	cover
14311	Spidey Smashes Out!	story
14314	Cover #14314	cover
14342	Cover #14342	cover
14357	The Madness of Mysterio!	cover
14377	If This Be Bedlam!	story
14378	Death Without Warning!	cover
14380	The Lizard Lives!	cover
14381	The Lizard Lives!	story
14382	In the Blaze of Battle!	cover
14383	In the Blaze of Battle!	story
14427	Cover #14427	cover
14429	Cover #14429	cover
14431	Cover #14431	cover
14437	Cover #14437	cover
14438	\"The Death-Trap of Doctor Doom!\"	story
14468	And Now, Magneto	story
14478	Below Us the Battle!	story
14628	Avengers (1963) #183	cover
14630	Avengers (1963) #184	cover
14635	Nights of Wundagore!	story
14685	Cover #14685	cover
14757	Avengers (1963) #240	cover
14758	The Ghost of Jessica Drew	story
14759	Avengers (1963) #241	cover
14760	Dark Angel	story
14761	Avengers (1963) #242	cover
14762	Easy Come, Easy Go	story
14763	Avengers (1963) #243	cover
14764	Chain of Command	story
14823	Avengers (1963) #270	cover
14852	Whom the Gods Would Destroy	story
14854	Battleground:  Olympus	story
14856	Twilight of the Gods	story
14865	Avengers (1963) #29 cover	cover
14870	Shadows of the Future Past	story
14872	The Dragon In the Sea	story
14874	And Flights of Angels	story
14876	If Wishes Were Horses	story
14878	Beggars Would Ride	story
14880	Hearts of Oak and Heads To Match	story
14882	Futures Imperfect	story
14883	AVENGERS (1963) #298	cover
14884	Disaster!!!	story
14885	AVENGERS (1963) #299	cover
14886	I(Love)NY	story
14891	AVENGERS (1963) #300	cover
14893	The Coming of the Accursed Avengers
14900	Avengers (1963) #304	cover
14916	AVENGERS (1963) #311	cover
14917	The Weakest Point	story
14918	AVENGERS (1963) #312	cover
14919	Has the Whole World Gone Mad?!?	story
14920	AVENGERS (1963) #313	cover
14921	Thieves Honor	story
14972	Cover #14972	cover
15020	The Conqueror Worm	story
15039	A Vision Revealed	story
15051	Voyeuristic Visions	story
15052	Bloodties Part 1: Reckoning	cover
15108	Avengers (1963) #390	cover
15109	Campfire Tales	story
15110	Avengers (1963) #391	cover
15111	Shadows of the Past	story
15112	Avengers (1963) #392	cover
15113	The Past Is With Us Always	story
15114	Avengers (1963) #393	cover
15115	Dark Days Dawn	story
15116	Avengers (1963) #394	cover
15117	Bad Blood
15118	Avengers (1963) #395	cover
15119	Time's End	story
15134	History Repeats Itself	story
15136	Avengers (1963) #401	cover
15137	Sins of the Father	story
15138	Avengers (1963) #402	cover
15139	End of the Line	story
15160	AVENGERS (1963) #50	cover
15186	Some Say the World Will End in Fire, Some Say in Ice	story
15188	The Monarch and the Man-Ape	story
15229	The Coming of Red Wolf	story
15231	When Dies a Legend	story
15233	Hostage	story
15243	Look Homeward, Avenger	story
15267	Let Slip the Dogs of War	story
15269	They First Make Mad	story
15281	The End of the Inhumans...and the Fantastic Four	story
15297	Summons From the Stars!	story
15307
15308	Crystal Blue Persuasion
15309	[Reunion With Quicksilver]
15310	Silver and Crimson:  Chapter 5
15311
15312	For Crown and Conquest
15313	Savior of the Lost Artifacts
15314	Mission:  Impossible Man
15315	Doctor Doom's Strength Comparison Page
15316	Game, Set, and Match: Ch. 14
15317	Days of Future Present Part One of Four	cover
15318	When Franklin Comes Marchin' Home	story
15319	Cast in Fire, Carved in Stone	story
15320	Beyond and Back	story
15333	[Contents Page]	contents
15351	Fantastic Four Annual (1963) #4	cover
15352	The Torch That Was
15355	Fantastic Four Annual (1963) #5	cover
15356	Divide and Conquer	story
15361	The Peerless Power of the Silver Surfer	story
15379	Betrayed By Professor X !	cover
15380	Greater Love Hath No X-Man...	story
15382	Like a Phoenix, From the Ashes!	story
15384	Who Will Stop the Juggernaut?	story
15385	Death Siege!	cover
15386	The Fall of the Tower	story
15388	The Gentleman's Name is Magneto	story
15390	Phoenix Unleashed!	story
15392	Dark Shroud of the Past !	story
15393	Beginning the Incredible Saga of -- the Starjammers !	cover
15394	Where No X-Man Has Gone Before!	story
15395	Cover #15395	cover
15396	Armageddon Now !	story
15397	Wanted: Wolverine Dead or Alive!	cover
15398	Home are the Heroes!	story
15401	Cover #15401	cover
15402	The \"X\"-Sanction!	story
15403	Cover #15403	cover
15404	Mindgames!	story
15406	Magneto Triumphant!	story
15421	'Twas the Night Before Christmas...	story
15427	Shoot-Out at the Stampede!	story
15428	UNCANNY X-MEN (1963) #122	cover
15429	Cry For The Children!	story
15431	UNCANNY X-MEN (1963) #123	cover
15433	UNCANNY X-MEN (1963) #124	cover
15435	The Dramatic Return of Phoenix!	cover
15436	There's Something Awful On Muir Island!	story
15438	How Sharper Than a Serpent's Tooth...!	story
15440	The Quality of Hatred!	story
15442	The Action of the Tiger!	story
15444	God Spare the Child...	story
15470	Rage!	story
15472	Days of Future Past	story
15592	Cover #15592	cover
15593	Mission:  Murder!	story
15663	Cover #15663	cover
15710	Mind Storm!	story
15717	Cover #15717	cover
15750	They're Tearing Down Fogwell's Gym!	story
15784	Two Against the Chameleon!	cover
15838	Ring of Death!	story
15849	Daredevil (1964) #160	cover
15857	Daredevil (1964) #164	cover
15858	Expose	story
15892	Daredevil (1964) #179	cover
15893	Spiked!	story
15896	Daredevil (1964) #180	cover
15897	The Damned	story
15963	Cover #15963	cover
15969	Cover #15969	cover
16005	Daredevil (1964) #227	cover
16006	Apocalypse	story
16007	Daredevil (1964) #228	cover
16029	The Mutant Massacre Continues !	cover
16030	It Comes With the Claws	story
16061	Daredevil (1964) #252	cover
16062	Ground Zero	story
16083	DAREDEVIL (1964) #262	cover
16084	...I Found Me In A Gloomy Wood Astray...	story
16097	Cover #16097	cover
16146	Bullseye!	story
16195	Pin-Up	pinup
16223	Cover #16223	cover
16224	Fall From Grace Part 5: Descent	story
16226	Fall From Grace Conclusion: Salvation For The Damned!	story
16235	Tree Of Knowledge Part Three: The Chernobyl Packet	story
16239	Disinformocracy (Tree Of Knowledge Part Four)	story
16260	Treachery	story
16267	Cover #16267	cover	1969-12-31T19:00:00-0500	190	2522			918
16319	Cover #16319	cover
16320	The City That Never Sleeps!	story
16321	Cover #16321	cover
16322	No Rest For The Wicked!	story
16323	Cover #16323	cover
16324	A Question Of Trust	story
16345	Trial and Terror!	cover
16346	With a Little Help From My Friends	story
16348	Flying Blind Part 1: Stranger in a Strange Land	cover
16498	The Mark of Hawkeye!	story
16688	Thor (1966) #206	cover
16693	Thor (1966) #208	story
16701	Thor (1966) #212	story
16707	The God in the Jewel	story
16737	The Sky Above...The Pits Below!	story
16946	Thor (1966) #326	cover
16994	The Dark and the Light	story
17045	Cover #17045	cover
17046	The Gift of Death	story
17047	Cover #17047	cover
17048	Fires of the Night	story
17062	Ye Olde Shelle Game	story
17065
17066	This Secret Love
17125
17126	Menace of the Living Universe
17129	There Dwells A Monster
17132	To Fight The Unbeatable Foe
17161	Childhood's End
17164	Deadly Discoveries	story
17176	The Great Deception	story
17180	Aftermath
17229	Now Strikes the Starforce
17250	With This Axe, I Thee Kill!	story
17292
17293	Distant Thunder [Blood and Thunder Part One]
17294
17295	Absolute Power [Blood and Thunder Part Five]
17296	Blood and Thunder Part 9	cover
17297	Ruins [Blood and Thunder Part Nine]	story
17298
17299	Fathers and Sons [Blood and Thunder The End]
17357	Thor Must Die	story
17371	Putting on the Bear Shirt	story
17372	Cover #17372	cover
17373	The Monstrous Master Plan of the Mandarin
17374	Bombastic Bullpen Biography Dept.	text page
17375	pin-ups, etc.	features
17376	Cover #17376	cover
17377	By Friends--Betrayed!	story
17378	Cover #17378	cover
17379	In Honor's Name!	story
17380	Cover #17380	cover
17381	Moonrise	story
17382	Cover #17382	cover
17383	In Memory Yet Green	story
17384	Cover #17384	cover
17385	Fifth Column	story
17386	Cover #17386	cover
17387	Betrayal	story
17388	Cover #17388	cover
17389	The Day Death Died	story
17390	Avengers Annual (1967) #17	cover
17391	Prometheus Mutans	story
17392	Beyond Life	story
17393	Avengers Annual (1967) #18	cover
17394	Avengers Assembled	story
17395	The Initiation of Quasar	story
17396	Cap's Avengerability Analysis	story
17397	The Saga of the Serpent Crown Chapter 8: Manifest Destiny	story
17402	The Day the Strangers Came	story
17403	Clowning Around	story
17412	A Wing and a Prayer	story
17418	Boys' Night Out
17441	Masters of Evil	story
17448	Cover #17448	cover	1969-12-31T19:00:00-0500	64 576	1707	472d 706e 1327g		458
17455	This Monster Unmasked	story
17518	Captain America (1968) #132	cover
17519	The Fearful Secret of Bucky Barnes	story
17520	Captain America (1968) #133	cover
17521	Madness In the Slums	story
17574	Turning Point	story
17578	If He Loseth His Soul	story
17712	Cover #17712	cover
17751	The Sins of the Fathers!	story
17778	Blockbuster!	story
17849	Cover #17849	cover
17850	An American Christmas	story
17943	CAPTAIN AMERICA (1968) #339	cover
17944	America the Scorched	story
17945	CAPTAIN AMERICA (1968) #340	cover
17946	Breakout	story
17947	Cover #17947	cover
17948	Break-In
17949	Free Speech
17950	In Our Midst
18013	Magnetic Repulsion	story
18016	Red Twilight
18019	The Skeleton Crew	story
18022	House Calls	story
18024	Cap's Night Out
18027	Sold On Ice
18030	After Blow
18033	Falling Out
18034	Power Tools
18036	The Devil You Know
18037	The Steel Balloon
18039	Cross Purposes
18040	Stronghold of the Weak
18042	The 100% Solution
18043	Going For Broke
18045	Grand Stand Play
18046	Grave Concerns
18049	The Warning
18052	The Unremembered Past
18055	Ask Not What Your Country Can Do For You
18058	Thanks For the Memories
18231	Cover #18231	cover
18232	Die, Traitor	story
18233	Cover #18233	cover
18234	Rebirth!	story
18235	The Moment of...the Manslayer!	cover
18236	The Moment Of The Man-Slayer	story
18237	[none]	cover
18238	Traitors or Heroes?	story
18239	Cover #18239	cover
18240	When A Galaxy Beckons	story
18241	Cover #18241	cover
18242	That Zo Might Live, A Galaxy Must Die	story
18243	At Last:  Face to Face with...the Supreme Intelligence!	cover
18244	Behind The Mask Of Zo!	story
18245	And A Child Shall Lead You!	cover
18246	And A Child Shall Lead You!	story
18247	Cover #18247	cover
18248	Vengeance Is Mine!	story
18249	Cover #18249	cover
18250	The Mad Master Of The Murder Maze	story
18255	Cover #18255	cover
18256	To Live Again!	story
18257	Cover #18257	cover
18258	Death At The End Of The World!	story
18259	Cover #18259	cover
18260	Death In High Places!	story
18261	A Taste Of Madness!	cover
18262	A Taste Of Madness!	story
18263	Betrayal!	cover
18264	Betrayal!	story
18265	War on the World Called Titan!	cover
18266	Trapped On Titan!	story
18267	When Titans Collide!	cover	1969-12-31T19:00:00-0500	147 576	2287 3636 3637	1240d 1327g 1366e		795 1554 1553
18268	When Titans Collide!	story
18269	Metamorphosis!	cover
18270	Metamorphosis!	story	1969-12-31T19:00:00-0500	147 576	2288 3636 3637	1042b 1103d 1327a 1366e		795 1554 1553
18271	Cover #18271	cover
18272	...To Be Free From Control!	story
18273	Cover #18273	cover
18274	The Beginning Of The End!	story
18307	Crisis!	story
18318	Captain Marvel.. Wanted!	story
18320	The War Of The Three Galaxies!	story
18324	Beneath The Mask...A Man!	story
18325	Cover #18325	cover
18326	Survival Quest!	story
18327	Cover #18327	cover
18334	Moon-Traps And Paradise	story	1969-12-31T19:00:00-0500	147	2293			795
18419	[none]	cover
18420	The Stars Mine Enemy	story
18488	Incredible Hulk (1962) #171	cover
18489	Revenge
18500	Incredible Hulk (1962) #177	cover
18501	Peril of the Paired Planets
18503	Triumph On Terra-Two
18509	And Now, The Wolverine	story
18534	Incredible Hulk (1962) #194	cover
18535	The Day of the Locust!	story
18536	Incredible Hulk (1962) #195	cover
18537	Warfare In Wonderland!	story
18538	Incredible Hulk (1962) #196	cover
18539	The Abomination Proclamation!	story
18546	Incredible Hulk (1962) #200	cover
18547	An Intruder In the Mind!	story
18685	And They Called the Wind Pariah!	story	1969-12-31T19:00:00-0500	321	3383			1398
18720	Cover #18720	cover
18752	Cover #18752	cover
18776	Cover #18776	cover
18829	Incredible Hulk (1962) #340	cover
18877	Incredible Hulk (1962) #364	cover
18878	Countdown Part 4: The Abomination	story
18881	Incredible Hulk (1962) #366	cover
18917	Cover #18917	cover
18918	Small Talk	story
18919	Cover #18919	cover
18920	Dark Dominion
19016	Swamped
19050	Cover #19050	cover
19051	Cable Vision
19052	Cover #19052	cover
19053	Dancing In the Dark
19074	Waiting To X-Hale	story
19075	...Meet War!	cover
19076	War and Remembrance	story
19080	Crash and Burn
19082	Last Legs	story
19096	Battleground Earth	story
19202	Hulk Is Where The Heart Is!	story
19204	The Man Who Would Be Hulk	story
19206	The Hero Within!	story
19208	The Challenge	story
19210	Return of the Hero	story
19265	When Strikes Diablo	story
19276
19414
19415	Interior #19415	story
19416
19417
19418
19419
19420
19421	Who Guards the Guardsmen?
19422
19423	Stark Wars Chapter 5: Red Snow	story
19426	IRON MAN (1968) #230	cover
19427	Stark Wars Chapter 6:  The Day the Hero Died	story
19428	Interior #19428	story
19429	Stark Wars: Chapter 7 Reborn Again	story
19512	Iron Man (1968) #27	cover
19513	The Fury of the Firebird
19535	Bad Judgment	story
19601	Friends and Other Enemies	story
19620	[untitled]	cover
19621	Shadows Call	story
19624	[untitled]	cover
19625	Hollow Man	story
19626	[untitled]	cover
19627	Psi-Fi	story
19628	Terror from Behind the Door	cover
19629	The Darkest Page to Turn	story
19650	Sentinels Ascendant	cover
19651	Night Neverending	story
19709	A Madness In Motown!
19787	Frenzy At Fifty Fathoms
19847	Cover #19847	cover
19848	Performance	story
19850	Lost In the Funhouse	story
19851	The Evolutionary War	cover
19852	Resurrection	story
19853	I Want My X-Men!	story
19854	Demon Night	story
19855	Atlantis Attacks Part 3	cover
19856	Double Cross	story
19857	Jubilation Day	story
19858	The Saga of the Serpent Crown Part 3: Serpent In the Garden	story
19859	Days of Future Present Part 4	cover
19860	You Must Remember This	story
19861	The Fundamental Thing	story
19862	X-Men Past and Present	pinup
19863	Alternate Cover to X-Men Annual #14	pinup
19864	Kings of Pain Part 3	cover
19865	Kings of Pain Part 3: Queens of Sacrifice	story
19876	Cover #19876	cover
19877	Ou, La La--Badoon!	story
19883	The Adventures of Lockheed the Space Dragon and His Pet Girl, Kitty	story
19884	The Saga of Storm: Goddess of Thunder	cover
19947	Cover #19947	cover
19948	The 3-D Man!	story
19949	Cover #19949	cover
19950	The Devil's Music!	story
19951	Cover #19951	cover
19952	Code-Name:  The Cold Warrior!	story
19985	The Killing of Windeagle!	story
19987	Journey Through the Past	story
19989	The Ending, In Anger!	story
20319	Cover #20319	cover	1969-12-31T19:00:00-0500	279	3205			1254
20325	\"In the Clutches of Azmodeus!\"	cover
20327	Cover #20327	cover	1969-12-31T19:00:00-0500	279	3207	334g 523e		1254
20368	[The Creature From the Crystal]
20374	A Taste of Crimson Life:  First Phase:  Fast of Blood
20376	Second Phase: Temptation
20378	Third Phase:  Feast of Blood
20380	Death Kiss
20383	The Blood Sacrifice of Amanda Saint
20395	Demon Fire
20397	Lighthouse of the Possessed
20405	Blood Tide
20407	The Way It Began
20437	One Man's Son Is Another Man's Poison!	story
20445	The Creature Called...Swarm!	story
20447	Death Drone!	story
20451	The Sentinels Hunt Again!	story
20556	Blockbuster!	story
20569	Cover #20569	cover
20570	What is and What Never Should Be	story
20571	Cover #20571	cover
20572	The Beasts in the Jungle!	story
20574	Revenge of the Black Panther!	story
20721	What if Phoenix had not Died?	story
20762	What if Reed Richards took Postman Willie Lumpkin up on his Offer to Join the Fantastic Four?	story	1969-12-31T19:00:00-0500	251 443	4759			2100
20771	What if...Ka-Zar...were a Middle-Aged Accountant instead of a Savage?	story
20939	Blacked Out--By the Enforcer!	story
21071	A Crooked World	cover
21072	A Crooked World
21074	Keep Your Coffin Dry, Nevada	text story
21077	Graveyard Shift
21096	Alpha Flight (1983) #1	cover
21097	Tundra!	story
21098	Cover #21098	cover
21099	Blood Battle	story
21100	Family Ties	story
21101	Cover #21101	cover
21102	The Final Option, Part Four: Decisions of Trust	story
21103	Cover #21103	cover
21104	Death and How To Live It	story
21105	Cover #21105	cover
21106	...I Want To Live	story
21107	Cover #21107	cover
21108	Spontaneous Combustion	story
21109	Cover #21109	cover
21110	Headache	story
21111	Cover #21111	cover
21112	The Bachelor Party	story
21113	Cover #21113	cover
21114	The Walking Wounded	story
21115	World Tour Part 1	cover
21124	Alpha Flight #12	ad
21126	Bare Bones	story
21128	Bare Bones Part II	story
21132	Speaking of Experience	story
21145	And One Shall Surely Die !	cover
21146	And One Shall Surely Die	story
21165	Faith!	story
21167	No Future Part 1	cover
21168	The Perfect World	story
21169	No Future Part 2	cover
21170	Ordeal!	story
21172	Nightmare	story
21174	The Hollow Man	story
21176	Biology Class	story
21178	Blind Date	story
21180	And Foresaking All Others	story
21181	Guardian is Dead. Who Will Lead Alpha Flight?	ad
21188	Beginning the Mystery of Marrina !	cover
21288	...Inquistition	story
21460	Way of the Warrior	story
21469	NEW MUTANTS (1983) #46	cover
21470	Bloody Sunday	story
21475	NEW MUTANTS (1983) #49	cover
21497	Cover #21497	cover
21498	Fang and Claw!	story
21501	Cover #21501	cover
21502	Suspended Ani-Mation!	story
21503	Cover #21503	cover
21504	Our Way!	story
21535	Cover #21535	cover
21536	Splash!	story
21578	Cover #21578	cover
21579	Shell Game	story
21580	Cover #21580	cover
21581	United We Stand	story
21582	Cover #21582	cover
21583	War	story
21588	Cover #21588	cover
21614	Cover #21614	cover
21615	Why Do We Do These Things We Do?!	story
21616	Cover #21616	cover
21617	Anything You Can Do--!	story
21618	Cover #21618	cover
21619	Mind Games	story
21620	If Wishes Were Horses	story
21621	Blood Drawn, Blood Spilt.	story
21622	Cover #21622	cover
21623		table of contents
21624	Here Be Monsters!	story
21631	Days of Future Present Part Three	cover
21632		credits
21633	The Once and Future Mutant	story
21634	Tribute the Second	story
21635	A Glimpse Into the Future!	pinup
21636	Cable	pinup
21637	Cover #21637	cover
21677	WEB OF SPIDER-MAN (1985) #101	cover
21678	Darklight  (Maximum Carnage, Part 2)	story
21679	Web-Zingers	letters
21680	WEB OF SPIDER-MAN (1985) #102	cover
21681	Sinking Fast  (Maximum Carnage, Part 6)	story
21682	WEB OF SPIDER-MAN (1985) #103	cover
21683	Sin City (Maximum Carnage, Part 10)	story
21733	Spider-Man Sketch File	pinup
21737	Back from the Edge	pinup
21919	Cover #21919	cover
21975	Living in Fear	story
21977	Pumping Up!	story
22081	Cover #22081	cover
22082	A Summers Tale	story
22085	Cover #22085	cover
22086	Fallen Angel!	story
22087	Their Darkest Battle...Their Greatest Loss.	cover
22088	Mahapralaya	story
22089	I Am Haven	pinup
22090	Afterlives	cover
22092	Ambushed!	cover
22094	Reunions Most Deadly!	cover
22096	The Evil Within!	cover
22097	Malicious Intent!	story
22098	Final Sacrifice	cover
22099	Final Sacrifice	story
22100	Phalanx Covenant: Life Signs Part 1	cover
22101	Phalanx Covenant: Life Signs Part 1	story
22102	X-Teams Unite	pinup
22103	Guido vs. Blob	cover
22105	Cover #22105	cover
22107	Legion Quest	cover
22108	The Waking	story
22109	Cover #22109	cover
22110	Redemption!	story
22111	Invasion!	cover
22113	Cover #22113	cover
22115	Cover #22115	cover
22116	Unnecessary Evils (Wrecking Havok Part One)	story
22118	She's Evil, She's Deadly...She's Fatale!	cover
22119	Impulsive Behavior	story
22120	Cover #22120	cover
22122	Cover #22122	cover
22123	Reaching out to Yesterday	story
22125	A Walk on the Wild Side!	cover
22144	Onslaught Impact 1: Re-Creating Havok in McCoy's Image	cover
22145	The Ticking Clock	story
22146	Free Fall	story
22147	Onslaught Impact 2: The Beast or Not the Beast--That Is the Question	cover
22161	Brotherhood	story
22203	Whose Death Is It, Anyway?	story
22207	Die, Mutants, Die!	story
22210	The Horsemen of Apocalypse	cover
22221	You Say You Want Some Evolution?	story
22222	Fall of the Mutants	cover
22223	Masks	story
22224	Fall of the Mutants	cover
22229	Gifts!	story
22237	Kiss Of Death!	story
22239	Kiss Off!	story
22240	Cover #22240	cover
22241	The Carbon Copy Avengers	story
22243	For All The World To See	story
22259	Dust To Dust	story
22262	Cover #22262	cover
22273	Guardian	story
22282	Meanwhile, On Earth...	story
22284	Home!	story
22303	X-Tinction Agenda Part 3	cover
22304	Brotherhood	story
22305	X-Tinction Agenda Part 6	cover
22306	Betrayal	story
22307	X-Tinction Agenda Part 9: Final Strike	cover
22308	Capital Punishment	story
22319	Endgame Part 2: Heroic Effort	story
22324	Bitter Sacrifice!	cover
22325	Finale	story
22327	Clash Reunion	story
22339	Politically Incorrect	story
22340	And Now--Mr. Sinister and the Nasty Boys	cover
22352	Lost and Found!	story
22357	Cover #22357	cover
22358	Sittin' by the Dock of the Bay	story
22359	Genoshan Legacy	cover
22362	Tough Love	story
22364	Snikts and Bones	story
22366	One of these Days	story
22369	Cover #22369	cover
22372	Branded	cover
22375	Cover #22375	cover
22376	Spots!	story
22400	Cover #22400	cover
22401	Warwolves Of London!	story
22402	Back Cover	backcovers
22410	Cover #22410	cover
22419	A Portrait of the Artist	story
22449	The Cross-Time Caper Part 1	cover
22450	The Cross-Time Caper Part One: My Friends Call Me Billy The Kid!	story
22451	Back Cover	backcovers
22462	Cover #22462	cover
22463	Tying the Knot	story
22464	The Cross-Time Caper Part 2	cover
22465	The Cross-Time Caper Part Two: The Marriage Of True Minds	story
22466	Back Cover	backcovers
22467	The Cross-Time Caper Part 3	cover
22601	Crossing Swords	story
22604	Ooohhh....Siena!	story
22606	Memories are Made of This	story
22607	Cover #22607	cover
22608	In the Name of Love	story
22610	Hello, I Must Be Going	story
22611	A Demon Went to Church on Tuesday	story
22613	Dog Years	story
22617	The Douglock Chronicles Part One: Fire in the Wild	story
22642	Easy Tiger (Dream Nails Part 2)	cover
22643	Easy Tiger (Dream Nails Part 2)	story
22667	Cover #22667	cover
22668	Save The Tiger Part 1: The Good Guy	story
22669	Elements of Terror Part 1	story
22670	Crossing Lines Part 1: Ripplies	story
22671	Fear Itself	story
22672	Back Cover	backcovers
22673	Cover #22673	cover
22674	The Resolution [Save the Tiger]
22675	Freedom Fighters [Elements of Terror]
22676	Machine Man Meets the F. F. ... Failure Five
22677	Eating American Pie [God's Country Part 1]	story
22678	back cover
22679	Cover #22679	cover
22680	Dreams of Doom	story
22681	Whose Nightmare Is It Anyway?	story
22682	Mutant Dreams	story
22683	Awakenings	story
22684	Pin-Up	pinup
22685		backcovers
22686	Cover #22686	cover
22862	The Hunter and the Hunted
22880	Screams
22911	Heartbreaking [Heart and Soul Part 5 of 6]
22912	Legacy
22917	Heartbeaten [Passion Crimes]
22921	Rumble In The Jungle
22924	Giant Trouble
22927	Arena [Rumble in the Jungle Part 2 of 6]	story
22929	Lightning Swords of Death [Fellow Travelers Part 2 of 6]
22933	Masque [Rumble In The Jungle]
22945	Bedlam [Rumble In The Jungle]
22947	Throne of Blood [Fellow Travelers]
22951	Battleground [Rumble In The Jungle]	story
22953	Army of Darkness [Fellow Travelers]	story
22957	Afterburn [Rumble In The Jungle]
22959	Red Dawn [Fellow Travelers]
22962	Cover #22962	cover
22963	Treachery Part 3 [Siege of Darkness]
22964	Little Monsters [Goblin Night]
22965	Digital Terror
22966	Out Of Time, In The Time Out Hotel
22967	2nd cover
22968	Cover #22968	cover
22969	Like Family, Like Enemy  [Siege of Darkness Part 7]
22970	Treachery Redeemed Part 7 [Siege of Darkness]
22971	Stage Fright [Goblin Night]
22972	Techno Phobia [Algorithm of Life]
22973	2nd cover
22974	Cover #22974	cover
22975	Casualties of Wa rPart 11 [Siege of Darkness]
22976	White Letter Part 11 [Siege of Darkness]
22977	Speakeasy Part 11 [Siege of Darkness]
22978	Dust
22979	2nd cover
22980	Cover #22980	cover
22981	Mask [Siege of Darkness Part 14]
22990	Saints and Sinner
22996	500 Guns
23212	Forest For The Trees		1969-12-31T19:00:00-0500		3582			1526
23225	Sophia		1969-12-31T19:00:00-0500		3584			1526
23237	Just Another Shade of Hate
23343	Hello Little Girl... Is Your Father Home?	story
23349	... And Not A Drop To Drink
23457	The American Way
23538	Sands of Time	story
23562	Rumanian Rumble Part 1: Rude Awakening	story
23567	Rumanian Rumble Part 2: Rude Awakening	story
23573	Rumanian Rumble Part 3: The Wages of Sin	story
23775	 Spider-Man (1990) #3	cover
23776	Torment, Part 3	story
23794	Spider-Man (1990) #35	cover
23795	Team Venom (Maximum Carnage, Chapter Four)	story
23796	Crawl Space	letters
23797	Cover #23797	cover
23798	Hate Is in the Air (Maximum Carnage, Part 8)	story
23799	Crawl Space	letters
23800	Cover #23800	cover
23801	The Light! (Maximum Carnage, Chapter 12)	story
23802	Crawl Space	letters
23808	Torment, Part 4	story
23821	Cover #23821	cover
23822	The Anniversary Syndrome	story
23823	Cover #23823	cover
23824	The Dream Before (Pursuit, Part One)	story
23946	Schemes And Dreams	cover
23947	Schemes and Dreams	story
23948	Games And Prizes	cover
23949	Games and Prizes	story
23950	Cover #23950	cover
23951	GOD	story
23952	Cover #23952	cover
23953	From Bad To Worse	story
23954	Cover #23954	cover
23955	Preparations For War	story
23956	Cover #23956	cover
23957	Cosmic Battle On the Edge of the Universe	story
23958	Cover #23958	cover
23959	Astral Conflagration	story
23960	Cover #23960	cover
23961	The Final Confrontation	story
24161	Flashback	cover
24162	The Devil's Herald	story
24166	Dangerous Liaisons !	cover
24182	Don't Forget to Tip Your Waitress	story
24187	And Now Colossus--One Shall Fall !	cover
24194	Fear & Loathing Part 3	story
24196	Shadows	story
24198	The Phalanx Sanction	story
24206	Mired in Destiny	story
24207	Legion Quest: An Hour of Last Things	cover
24208	A Legion Quest Addendum: An Hour of Last Things	story
24209	Enter: Blaquesmith	cover
24210	\"...Our Regularly Scheduled Program...\"	story
24211	Cover #24211	cover
24212	Sanctuary	story
24213	To Meet One's Destiny	cover
24214	Family Secrets	story
24216	Lost Souls	story
24217	Future Shock	cover
24218	\"What Was...What Is...\"	story
24219	Welcome to Genosha	cover
24221	The Sugar Man Strikes !	cover
24222	Rebels	story
24223	Death of a Nation	cover
24225	Destiny's Call	cover
24226	Man in the Mirror	story
24227	Next Issue: X-Man...Cable...'Nuff Said!	pinup
24230	Rise of an Ancient Evil	cover
24233	Cover #24233	cover
24257	The Future is Now!	cover
24277	Sinsearly Yours Sincerely Mine...	story
24298	Fathers and Sons Part 1	cover
24299	Fathers and Sons Act One: Sunset Breaks	story
24322	Fathers and Sons Act 2: Illuminated Knights	story
24331	Is This the Last Goodbye?	cover
24332	Pestilence!	story
24344	In My Eyes	story
24349	I Still Believe I Cannot Be Saved	story
24354	Fathers and Sons Part 3: Dayspring	story
24370	Dream's End Part II: Life Decisions	story
24449	Cover #24449	cover
24492	Interior #24492	story	1969-12-31T19:00:00-0500	50 94 110 171 206 405 407 441 460 496 512 518 618 628	5002 5019	746e 817b 836g	1	2196 2208
24493	Endings	story	1969-12-31T19:00:00-0500	50 54 79 94 110 171 180 206 272 304 318 331 363 374 385 405 407 441 460 482	5002 5019	38d 1325d 327c 480c 488f 746e 944a 1411a	1	2196 2208
24494	Cover #24494	cover
24495	Racing the Night	story	1969-12-31T19:00:00-0500	53 54 69 79 94 120 132 139 171 180 219 239 247 264 272 304 318 328 331 363	5007 5019	38d 1325d 327c 480c 357f 554f 649f 766f 776f 1003f 1019f 1129f 748e 1076a 1170a	1	2200 2208
24498
24499	Serpents and Eagles, Part 3: Capital Punishment
24500	Story from Captain America (1996) #11
24501	Story from Captain America (1996) #12
24510
24512
24513	Serpents and Eagles:  Part 1:  A First Small Hisssss	story
24515
24516	Paradigm Lost	story
24517
24518	Deadpool (1997) #1	story
24519	Behind the Scenes
24520	Deadlines
24521	What's Next for the X-Generation
24523	Deadpool (1997) #10	story
24525	Deadpool #11 Behind the Scenes
24527	Deadpool (1997) #11	story
24529	In the Hands of the Hunter
24530
24531	Deadpool (1997) #12	story
24532	Deadpool
24533
24534	Deadpool (1997) #13	story
24535
24536	Deadpool (1997) #14	story
24537	Deadpool
24538
24539	Deadpool (1997) #15	story
24542	Deadpool (1997) #16	story
24545	Deadpool (1997) #17	story
24548	Deadpool (1997) #18	story
24551	Deadpool (1997) #19	story
24553
24554	Deadpool (1997) #2	story
24562	Deadpool (1997) #22	story
24579
24580	Deadpool (1997) #3	story
24587	Deadpool (1997) #33	cover
24590	Deadpool (1997) #34	story
24593	Deadpool (1997) #35	story
24595	Deadpool (1997) #36	story
24598	Deadpool (1997) #37	story
24601	Interior #24601	story
24602	Deadpool (1997) #4	story
24613
24614	Deadpool (1997) #5	story
24626	Deadpool (1997) #6	story
24639	Deadpool (1997) #7	story
24641
24642	Deadpool (1997) #8	story
24643	Deadpool
24903	Earth X	story
24914	Earth X Chapter Twelve	story
24941	Earth X Chapter X	story
25012	BLACK PANTHER (1998) #25	cover
25013	Passage	story
25014	Mail to the King!	letters
25090	Jay Leno & Spider-Man: One Night Only! Part Two (Don't Forget to Tip Your Waitress)	story
25102	Lord of the Damned	story
25371	Cover #25371	cover
25372	The Stars Our Destiny	story
25373	Cover #25373	cover
25374	Sons of Hala and Rhiannon	story
25375	Cover #25375	cover
25376	Survival	story
25394	The Itsy-Bitsy Spider Part 1: Uninvited	story
25396	The Itsy-Bitsy Spider Part 2: Ingenue	story
25398	The Itsy-Bitsy Spider Part 3: I.D.	story
25399	Cover #25399	cover
25404	[untitled]	cover
25409	I Was a Teenage Frog-Man	cover
25413	[untitled]	cover
25414	Double Shots	story
25417	[untitled]	cover
25419	You Can Call Me Al Part Two	story
25423	[untitled]	cover
25424	The Collaborator	story
25428	[untitled]	cover
25432	[untitled]	cover
25437	[untitled]	cover
25440	[untitled]	cover
25444	Behind the Mustache	cover
25446	[UNCANNY X-MEN Issue #416]	story
25449	Twas the Fight Before Christmas	cover
25454	[untitled]	cover
25458	Cover #25458	cover
25459	Rhinoplasty	story
25464	Cover #25464	cover
25465	Cornucopia	story
25469	Cover #25469	cover
25474	Cover #25474	cover
25476	Cover #25476	cover
25483	Dust	story
25498	One Nation	story
25514	Soft Targets	story
25523	[untitled]	story
25529	Above the Law	story
25535	[UNCANNY X-MEN #416 Preview]	story
25562	Venom Triumphant!	story
25563	Cover #25563	cover
25564	An Exemplary Day	story
25569	When Carnage comes calling!	cover
25584
25603	Beneath it all	story
25632	interior X	story
25634	Universe X (2000) #10	cover
25635	Interior #25635	story
25637	Universe X (2000) #12	cover
25638	Interior #25638	story
25647	Universe X (2000) #6	cover
25648	Interior #25648	story
25649	Universe X (2000) #7	cover
25650	Interior #25650	story
25651	Universe X (2000) #8	cover
25652	Interior #25652	story
25653	Universe X (2000) #9	cover
25654	Interior #25654	story
25655	interior	story
25720	[Part 1 of 3]	cover
25723	[Part 2 of 3]	cover
25745	Cover #25745	cover
25753	[Cover B]	cover
25754	\"...As Dreams are Made on...\", Part 2 of 3: In The Nightmare Factory	story
25777	[untitled]	cover
25803	If I Had You	story
25804	[UNCANNY X-MEN Issue #416]	story
25808	All of Me	story
25955	[UNCANNY X-MEN #416 Preview]	story
25966	X-STATIX (2002) #13 story	story
25987	[UNCANNY X-MEN Issue #416]	story
25989	[untitled]	cover
25993	[untitled]	cover
25998	[untitled]	cover
26001	[untitled]	cover
26015	Cover #26015	cover
26016	Paradise X Issue 0	story
26017	Cover #26017	cover
26018	Paradise X Issue 1	story
26019	Cover #26019	cover
26020	Paradise X Issue 10	story
26021	Cover #26021	cover
26022	Paradise X Issue 11	story
26023	Cover #26023	cover
26024	Paradise X Issue 12	story
26025	Cover #26025	cover
26026	Paradise X Issue 2	story
26027	Cover #26027	cover
26028	Paradise X Issue 3	story
26029	Cover #26029	cover
26030	Paradise X Chapter 4	story
26031	Cover #26031	cover
26032	Paradise X Issue 5	story
26033	Cover #26033	cover
26034	Paradise X Issue 6	story
26035	Cover #26035	cover
26036	Paradise X Issue 7	story
26037	Cover #26037	cover
26038	Paradise X Issue 8	story
26039	Cover #26039	cover
26040	Paradise X Issue 9	story
26041	Cover #26041	cover
26042	Paradise X Issue X	story
26043	X-TREME X-MEN: THE SAVAGE LAND (2001) #1	cover
26044	Savage Genesis	story
26047	X-TREME X-MEN: THE SAVAGE LAND (2001) #3	cover
26051	Cover #26051	cover
26052	With Great Power ...	story
26128	Day of the Atom Part One: Black Holes	story
26135	Cover #26135	cover
26136	Heroes and Villains Part One	story
26137	Cover #26137	cover
26138	Heroes and Villains Part Two: Treachery	story
26139	Cover #26139	cover
26140	Heroes and Villains Part Three: Foreshadowing	story
26141	Cover #26141	cover
26142	Heroes and Villains Part Four: Full Circle	story
26143	Cover #26143	cover
26144	Hark How the Bells--!	story
26145	Cover #26145	cover
26146	Golgotha Part One: And What Dark Beast...	story
26147	Cover #26147	cover
26148	Golgotha Part Two: The Night of the Mutant	story
26149	Cover #26149	cover
26150	Golgotha Part Three: The Crazy Gang	story
26151	Cover #26151	cover
26152	Golgotha Part Four: Quarantine!	story
26153	Cover #26153	cover
26154	Golgotha Conclusion: Fall-Out	story
26155	Cover #26155	cover
26231	The Secret History of The Avengers	story
26234	Cover #26234	cover
26235	Illegal Aliens	story
26236	Cover #26236	cover
26237	A World of Hurt	story
26238	Cover #26238	cover
26239	Whatever the Cost!	story
26275	Cover #26275	cover
26276	[Credits and Recap]	recap
26277	The Ties That Bind Part 3	story
26280	Cover #26280	cover	2013-06-13T16:06:58-0400	50 94 110 171 272 363 407 460 496 512 518 569 618 620	4983 5017	523e 746e 970g 1383b	1	2176 2206
26281	A Beginning	story	1969-12-31T19:00:00-0500	7 50 54 79 94 110 112 180 272 304 318 331 407 429 441 460 496 512 518 562	4983 5017	38d 1325d 327c 480c 488f 595f 944a 1411a	1	2176 2206
26318	interior Earth X #O	story
26641	Cover #26641	cover
26642	Contents page	story
26643	The Ageless Orientals That Wouldn't Die!!	story
26644	Trapped In the Nazi Stronghold	story
26645	The Wax Statue That Struck Death	story
26646	Short Circuit	text story
26647	The Valley of the Mist	story
27078	Cover #27078	cover
27174	Firebrand, the Scourge of the Pacific	story
27424	Cover #27424	cover
27425	The Truth Is Really \"Out There\"	story
27426	Hulk Read	letters
27427	Statement of Ownership	statement of ownership
27785	The Boy Who Saw Tomorrow!	story
27788	Mind Out of Time!	story
27791	Cry...D'Spayre	cover
27792	Even In Death...	story
27794	Kidnapped!	story
27795	X-Men vs. Murderworld (Guess Who Wins?)	cover
27796	Murderworld!	story
27798	Rogue Storm!	story
27828	Cover #27828	cover
27829	Chutes and Ladders!	story
27848	Catacombs	story
27849	Cover #27849	cover
27850	Dancin' In the Dark	story
27852	Rogue	story
27862	Decisions	story
27864	Sanction	story
27865	Cover #27865	cover
27866	Hell Hath No Fury	story
27872	Tokyo Story	story
27880	Public Enemy	story
27890	An Age Undreamed Of	story
27892	Raiders of the Lost Temple	story
27896	Warhunt 2	story
27908	The Spiral Path	story
27926	Retribution	story
27929	C'Mon, Mess With Us--Make Our Day!!	cover
27930	The Morning After	story
27931	Cover #27931	cover
27932	Massacre	story
27933	Wolverine vs. Sabretooth Round 1	cover
27934	The Last Run	story
27936	Psylocke	story
27938	With Malice Toward All	story
27940	Old Soldiers	story
27944	Folly's Gambit	story
27948	Where Duty Lies	story
27990	Inferno, Part the First: Strike the Match	story
27996	Inferno, Part the Fourth: Ashes	story
28016	Storm Warnings	story
28028	Dream a Little Dream	story
28034	Scary Monsters	story
28036	The Lower Depths	story
28042	Gambit:  Out of the Frying Pan	story
28049	UNCANNY X-MEN (1963) #270	cover
28050	X-Tinction Agenda Part 1:  First Strike	story
28051	X-Tinction Agenda Part 4	cover
28052	X-Tinction Agenda Part 4:  Flashpoint	story
28053	X-Tinction Agenda Part 7	cover
28054	X-Tinction Agenda Part 7: Capital Crimes	story
28058	Crossroads	story
28062	Double Death	story
28096	The Last Morlock Story	story
28098	Overture	story
28100	Familiar Refrain	story
28102	Crescendo	story
28118	Fatal Attractions	cover
28119	...For What I Have Done	story
28141	Judgment At Avalon!	cover
28147	The Phalanx Covenant - Generation Next Part Three: Enter Freely And Of Your Own Will	story
28160	A Nation Rising	story
28162	Deadly Messengers	story
28164	Generation Of Evil	story
28166	Nature Of Evil	story
28168	Whisper On The Wind	story
28170	Precipice	story
28176	The Splinter Of Our Discontent	story
28182	Dark Horizon	story
28185	...Apocalypse Lives! (Onslaught Phase One)	story
28212	Cover #28212	cover
28213	Moving On	story
28216	The Story Of The Year!	story
28217	Gambit... Crushed!	cover
28219	Big Night	story
28223	Appetites For Destruction	cover
28224	Meet The Uncanny X-Men	recap
28225	The Crawl	story
28226	Gambit's Greatest Secret Revealed...And Some Sins Can Never Be Forgiven !	cover
28228	Trial & Errors	story
28233	In Sin Airy X	story
28236	Blackbirds	story
28239	Prehistory	story
28242	North & South	story
28280	Mansions In Heaven	story
28295	I Am Not Now, Nor Have I Ever Been...	story
28300	The End of the World as We Know It	story
28305	What Dreams May Come...	story
28320	UNCANNY X-MEN (1963) #387	cover
28321	Cry Justice, Cry Vengeance	story
28352	Utility of Myth	story
28356	Army Ants	story
28358	Ballroom Blitzkrieg	story
28360	Staring Contests are for Suckers	story
28380	Cover #28380	cover
28381	Living in a Mansion	story
28382	Cover #28382	cover
28383	Dominant Species Part One	story
28384	Cover #28384	cover
28385	Dominant Species Part Two	story
28387	Dominant Species Part Three	story
28388	Cover #28388	cover
28389	Dominant Species Part Four	story
28407	The Draco Part One: Sins of the Father	story
28411	The Draco Part Three	story
28413	The Draco Part Four	story
28502	[Part 1 of 3]	cover
28505	[Part 2 of 3]	cover
28527	Cover #28527	cover
28535	[Cover B]	cover
28536	\"...As Dreams are Made on...\", Part 2 of 3: In The Nightmare Factory	story
28565	Cover #28565	cover
28566	Furnace Of His Brain, Anvil Of His Heart	story
28568	The Helix of an Age Foretold	story
28571	The Way of the Warriors	cover
28572	Top of the World, Ma!	story
28573	Onslaught Impact 1	cover
28574	The Emperor of the Realm of Grief	story
28576	Faces in the Fire	story
28578	Openings and Closures	story
28580	Once Upon a Time in Little Tokyo	story
28582	East is East	story
28584	[Untitled]	story
28671	Same as It Never Was	story
28677	Blood Debt Part 1	story
28680	Blood Debt Part 2	story
28682	Blood Debt Part 3	story
28684	Blood Debt Part 4	story
28706	The Hunted Part 2	story
28712	The Hunted Part 5	story
28714	Blood Sport Part 1	story
28716	Bloodsport Part 2	story
28729	The Logan Files Part 1	story
28732	The Logan Files Part 2	story
28738	The Logan Files Epilogue	story
28807	Killing Zone	story
28809	Terminal Trauma	story
28811	Grave Undertakings	story
28813	The Hunter in Darkness	story
28815	Blood Sand and Claws!	story
28817	...It Tolls For Thee	story
28819	Fall Back and Spring Forward	story
28821	See Venice & Die!	story
28881	Counting Coup	story
28883	Nightmare Quest!	story
28885	Reunion!	story
28887	Bastions of Glory!	story
28889	What Goes Around...	story
28895	Valley O' Death	story
28897	Epsilon Red	story
28931	Omnia Mutantur	story
28941	Showdown In Lowtown	story
28954	A Northern Exposure	story
28956	Tavern in the Town	story
28967	Cover #28967	cover
28968	Of Mythic Metal Forged	story
28969	WOLVERINE (2003) #1	cover
28970	[Credits and Recap]	credits
28971	[The Brothers Part I]	story
28988	Brotherhood Part II	cover
28989	[Credits and Recap]	credits
28990	[The Brothers Part II]	story
29019	WOLVERINE (2003) #3	cover
29020	[Credits and Recap]	credits
29021	[The Brothers Part III]	story
29055	WOLVERINE (2003) #4	cover
29056	[Credits and Recap]	credits
29057	The Brothers Part IV	story
29062	WOLVERINE (2003) #5	cover
29063	[Credits and Recap]	credits
29064	The Brothers Part V	story
29112	I Had a Dream	story
29116	A Villains Gallery	pinup
29125	Last Stand	story
29133	X-MEN (1991) #107	cover
29134	On the Yard!	story
29139	Over...Again	story
29153	Fingers on the Trigger	story
29155	The Camel's Back	story
29188	At Last! The Wedding of Scott Summers and Jean Grey	cover
29203	The Phalanx Covenant Book One Generation Next Part 2: Drop the Leash	story
29204	Phalanx Covenant: Generation Next Part 4	cover
29205	The Phalanx Covenant Book One Generation Next Part 4: The Currents Shift	story
29228	Divided Minds	cover
29247	The Beginning of the End: Twilight of the Gods	story
29279	Deadly Homecoming !	cover
29280	Homecoming	story
29282	A House In Order	story
29284	Life Lessons	story
29286	The Elements Within Us	story
29288	Rituals	story
29342	The Gathering	story
29345	The End of the World as We Know It Part 2	story
29347	First and Last Part 2	story
29615	The Boomerang Return	story
29667	Cover #29667	cover
29668	Pardoned!	story
29676	Knight and Fogg	story
29678	The Deadly Lads From Liverpool	story
29680	A Misty Kind of Memory	story
29682	Sleeping Dogs	story
29683	Cover #29683	cover
29684	The Outlaw Trail	story
29686	Whatever Happened To the Iceman?	story
29772	Kraven is the Hunter!	cover
29779	Maximum Carnage, Part 5 of 14	cover
29782	Maximum Carnage, Part 9 of 14	cover
29785	Maximum Carnage, Part 13 of 14	cover
29876	Peter Parker, The Spectacular Spider-Man (1976) #223	cover
29914	Web of Carnage, Part 4 of 4	cover
30088	To Save the Smuggler!	story	1969-12-31T19:00:00-0500	551	3918 4168			1741 1877
30089	Nitro's Back!	cover
30111	Cover #30111	cover
30122	\"In Darkness Seldom Seen!\"	story
30125	Cover #30125	cover
30149	Peter Parker, The Spectacular Spider-Man (1976) #81	cover
30150	Stalkers In the Shadows	story
30151	Peter Parker, The Spectacular Spider-Man (1976) #82	cover
30152	Crime and Punishment	story
30177	Peter Parker, The Spectacular Spider-Man (1976) #94	cover
30179	Peter Parker, The Spectacular Spider-Man (1976) #95	cover
30181	Peter Parker, The Spectacular Spider-Man (1976) #96	cover
30434	Interior #30434	story
30446	Weapon Twelve	story
30448	Fantomex	story
30450	New Worlds	story
30525	X-Treme X-Men (2001) #1	cover
30530	X-Treme X-Men (2001) #10	cover
30531	Keys of the Kingdom	story
30553	X-TREME X-MEN (2001) #19	cover
30554	Passages	story
30555	X-Treme X-Men (2001) #2	cover
30556	Blindside	story
30559	X-TREME X-MEN (2001) #20	cover
30560	Schism Part 1: The X-Treme Files	story
30561	X-TREME X-MEN (2001) #21	cover
30562	Schism Part 2: Broken Faith	story
30563	X-TREME X-MEN (2001) #22	cover
30564	Schism Part 3: Judas Boy !	story
30565	X-TREME X-MEN (2001) #23	cover
30566	Schism	story
30579	X-Treme X-Men (2001) #3	cover
30580	Hell To Pay !	story
30599	X-Treme X-Men (2001) #4	cover
30600	Dreamtime Serenade	story
30606	Pride and Joy, Part 1 of 6	story
30608	Deadline !	story
30611	X-Treme X-Men (2001) #7	cover
30612	Getting Even !	story
30613	X-Treme X-Men (2001) #8	cover
30622	Cover #30622	cover
30623	Pride and Joy, Part 2 of 6	story
30625	Pride and Joy, Part 3 of 6	story
30626	Cover #30626	cover
30627	Pride and Joy, Part 4 of 6	story
30629	Pride and Joy, Part 5 of 6	story
30631	Pride and Joy, Part 6 of 6	story
30658
30743	the Resurrection	cover
30745	Cover #30745	cover
30747	Cover #30747	cover
30808	Cover #30808	cover
30809	Even Demigods Can Dream	story
30810	Cover #30810	cover
30811	The Name Is Thanos	story
30812	Cover #30812	cover
30813	Interior #30813	story
30814	Cover #30814	cover
30815	Interior #30815	story
30816	Cover #30816	cover
30817	The Answer	story
30846	Cover #30846	cover
30847	Hunger!	story
30922	Cover #30922	cover
30923	Friends & Foes	story
30924	Cover #30924	cover
30925	Strange affairs	story
30926	Cover #30926	cover
30927	Common enemy	story
31119	Cover #31119	cover
31120	Heroic Tendencies, Part 1: The Inside Job	story
31350	This Man, This Demon	story
31637	Leftovers	story
31734	[untitled]	cover
31735	[Gold Logo Variant Cover]	cover
31736	Shadows in the Mirror!	story
31741	[untitled]	cover
31742	Day of the Dark Sun	story
31883	Free Preview of THE INCREDIBLE HULK #50	story
31888	[UNCANNY X-MEN #416 Preview]	story
31899	[UNCANNY X-MEN #416 Preview]	story
31960	[Underboss Part 3]	story
31973	Cover #31973	cover
31974	Out	story
31975	Cover #31975	cover
31976	[Credits and Recap]	recap
31977	[The Secret Is Out]	story
31978	Jay Leno and Spider-Man: One Night Only Part 3	story
31979	Cover #31979	cover
31980	[Credits and Recap]	recap
31981	[I Didn't Know You Knew]	story
31982	Cover #31982	cover
31983	[Credits and Recap]	recap
31984	[I'm Not Afraid of You]	story
31985	Cover #31985	cover
31986	[Credits and Recap]	recap
31987	[One Hundred Percent Untrue]	story
31988	Cover #31988	cover
31989	[Credits and Recap]	recap
31990	[Dancing Between the Raindrops]	story
31991	Cover #31991	cover
32266	1 of 4 Marauders	cover
32267	1 of 4 Marauders	story
32282	5 of 5 - Ultimate Knights	cover
32283	5 of 5 - Ultimate Knights	story
32319	Dead End Kids 3 of 6	cover
32377	4 of 6 - Ultron; THE INITIATIVE BANNER	cover
32378	4 of 6 - Ultron; THE INITIATIVE BANNER	story
32379	Carnage 1 of 4	cover
32380	Carnage 1 of 4	story
32383	Reprints Avengers 1 with new 10 pg story - 1 of 1	cover
32405	AVENGERS: THE INITIATIVE (2007) #3	cover
32406	Avengers: The Initiative (2007) #3 - Int	story
32418	1 of 1	cover
32419	1 of 1	story
32426	Cover #32426	cover
32427	Interior #32427	story
32428	WORLD WAR HULK: FRONT LINE (2007) #1	cover
32429	6XLS 1 of 6	story
32454	1 of 1	story
32506	2 of 4 Marauders	cover
32507	2 of 4 Marauders	story
32600	World War Hulk 2 of 3; WWH SLUG	cover
32605	5 of 6 - Ultron; THE INITIATIVE BANNER	story
32606	Carnage 2 of 4	cover
32607	Carnage 2 of 4	story
32608	Reprints Avengers 2 with new 10 pg story - 1 of 1	cover
32618	Annihilation: Conquest 1 of 4	cover
32619	Annihilation: Conquest 1 of 4	story
32628	Cover #32628	cover
32629	Interior #32629	story
32657	Annihilation Conquest: Quasar (2007) #1	cover
32658	1 of 4 - 4XLS	story
32673	Annihilation Conquest: Wraith (2007) #1	cover
32674	 Annihilation Conquest: Wraith (2007) #1	story
32691	Annihilation Conquest: Starlord (2007) #1	cover
32692	Annihilation Conquest: Starlord (2007) #1	story
32751	Cover #32751	cover
32752	The Burrowers	story
32753	Cover #32753	cover
32780	[UNCANNY X-MEN Issue #416]	story
32818	Cover #32818	cover	1969-12-31T19:00:00-0500	626	2795 3184 5017	458b 509h 746e	1	1048 1239 2206
32819	Some of Us Looking to the Stars	story	1969-12-31T19:00:00-0500	626 628	2795 3184 5017	458b 509h 586d 746e 818c 1076a	1	1048 1239 2206
32820	X-Facts: The Dream is Over	text article	1969-12-31T19:00:00-0500		2795 3184 5017	746e	1	1048 1239 2206
32821	Cover #32821	cover	1969-12-31T19:00:00-0500	626	3185 5017	746e 1129h	1	1239 2206
32822	Where No External Has Gone Before	story	1969-12-31T19:00:00-0500	626 628	3185 5017	396c 818c 509h 586d 746e 1076a	1	1239 2206
32823	X-Facts: Reality Checked	text article	1969-12-31T19:00:00-0500		3185 5017	746e	1	1239 2206
32824	Cover #32824	cover	1969-12-31T19:00:00-0500	626	3186	746e 905h 1042b	1	1239
32825	To the Limits of Infinity	story	1969-12-31T19:00:00-0500	626 628	3186 5018	480c 818c 1213c 1365c 1423c 586d 746e 905h 1042b 1076a	1	1239 2207
32826	X-Facts: Where Have All The Heroes Gone?	text article	1969-12-31T19:00:00-0500		3186 5018	746e	1	1239 2207
32827	Cover #32827	cover	1969-12-31T19:00:00-0500	626	3187	746e 905h 1042b	1	1239
32828	The Maze	story	1969-12-31T19:00:00-0500	626 628	3187 5019	586d 746e 818c 905h 1042b 1076a	1	1239 2208
32829	X-Facts: Final Reflections		1969-12-31T19:00:00-0500		3187 5019	746e	1	1239 2208
32884	Marauders 3 of 5	cover
32885	Marauders 3 of 5	story
32907	Man In The Pit 1 of 1	story	1969-12-31T19:00:00-0500	340 620	4827	73a 403b 527c 1142d		2107
32919	ASTONISHING X-MEN (2004) #23	cover
32955	2 of 5  XLS-Modok's 11	cover
32990	Carnage 3 of 4	cover
32991	Carnage 3 of 4	story
32994	Reprints Avengers 3 with new 10 pg story - 1 of 1	cover
33002	Annihilation: Conquest 2 of 4	cover
33003	Annihilation: Conquest 2 of 4	story
33007	TBD 2 of 5	story
33043	Annihilation Conquest: Quasar (2007) #2	story
33052	4 of 4 - 4XLS	cover
33053	4 of 4 - 4XLS	story
33058	 Annihilation Conquest: Wraith (2007) #2	cover
33059	Annihilation Conquest: Wraith (2007) #2	story
33072	Annihilation Conquest: Starlord (2007) #2	cover
33073	Annihilation Conquest: Starlord (2007) #2	story
33101	Paradise X 6-12, Ragnarok, Devils. A, X	cover
33102	Paradise X 6-12, Ragnarok, Devils. A, X	story
33131	Interior #33131	story
33142	Marauders 4 of 5	cover
33143	Marauders 4 of 5	story
33144	Marauders 5 of 5	cover
33145	Marauders 5 of 5	story
33247	NEW EXCALIBUR (2005) #23	cover
33301	World War Hulk aftermath 1 of 1; WWH SLUG	cover
33317	Carnage 4 of 4	cover
33318	Carnage 4 of 4	story
33327	Reprints Avengers 4 with new 9 pg story - 1 of 1	cover
33329	Reprints Avengers 5 with new 9 pg story - 1 of 1	cover
33339	Annihilation: Conquest 3 of 4	cover
33340	Annihilation: Conquest 3 of 4	story
33341	Annihilation: Conquest 4 of 4	cover
33342	Annihilation: Conquest 4 of 4	story
33365	Cover #33365	cover
33366	Interior #33366	story
33480	Messiah Complex 1 of 13	cover
33481	Messiah Complex 1 of 13	story
33531	Avengers 41-56, Avengers 2001 (lead story)	story
33698	[Sandai and the Atom Smasher]	story
33992	Cover #33992	cover
33993	The Winter Soldier, Part 6 of 6	story
33994	Freedom of Speech	letters
34009	Captain America	cover
34010	Twenty-First Century Blitz!	story
34082	Magical Mystery Tour	story
34085	Matters of the Heart	story
35335	Cover #35335	cover
35376	Amazing Spider-Man Annual (1964) #1	cover
35377	The Sinister Six!	story
35378	Interior #35378	story
35379	The Secrets of Spider-Man
35380	How Stan Lee and Steve Ditko Create Spider-Man!
35381	Cover #35381	cover
35382	Interior #35382	story
35383	Cover #35383	cover
35384	Spawn of the Spider	story
35385	Chaos At the Coffee Bean!	story
35386	Cover #35386	cover
35387	The Gentleman's Name is Hulk [frame sequence]	story
35388	The Gentleman's Name Is Hulk	story
35389	[The Fight and the Fury] [no title in this reprint]	story
35390	Cover #35390	cover
35391	The Arms of Doctor Octopus	story
35392	A Gallery of Spider-Man's Most Famous Foes!	pinup
35393	Peter Parker's Pad!	story
35394	Cover #35394	cover
35395	[Bend Sinister]	story
35407		profile
35423	Amazing Spider-Man Annual (1963) #22	cover
35424	Enter: Speedball! The Masked Marvel	story
35425	Pin-Up	pinup
35504	Cover: Amazing Fantasy (1962) #15	cover
35505	Spider-Man!	story	2018-07-09T15:05:14-0400	551	743 770	549b 700c 921a 1283d		212 217
35506	The Bell-Ringer	story
35507	Man in the Mummy Case	story
35508	There are Martians Among Us	story
35873	The Frightened Gun!	cover	1969-12-31T19:00:00-0500	502	3980			1777
36063	Messiah Complex 5 of 13	cover
36064	Messiah Complex 5 of 13	story
36065	Messiah Complex 2 of 13	cover
36066	Messiah Complex 2 of 13	story
36077	INCREDIBLE HULK (1999) #112	cover
36079	Death of the Goblin 5 of 6	cover
36080	Death of the Goblin 5 of 6	story
36098	Messiah Complex 4 of 13	cover
36099	Messiah Complex 4 of 13	story
36158	Reprints Avengers 6 with new 9 pg story - 1 of 1	cover
36169	TBD 4 of 7	story
36224	Iron Man and Power Pack (2007) #1	cover
36225	4XLS 1 of 4	story
36242	Avengers: The Initiative Annual (2007) #1	cover
36243	1 of 1	story
36266	Amazing Spider-Girl 7-12	cover
36267	Amazing Spider-Girl 7-12	story
36293	Red Prophet: The Tales of Alvin Maker 1-6	cover
36294	Red Prophet: The Tales of Alvin Maker 1-6	story
36303	Marvel Graphic Novel 5: God Loves, Man Kills	cover
36304	Marvel Graphic Novel 5: God Loves, Man Kills	story
36311	Cover #36311	cover
36347	For Pete\\'s Sake 1 of 3	cover
36351	For Pete\\'s Sake 2 of 3	cover
36353	For Pete\\'s Sake 3 of 3	cover
36355	Herc 2 of 4	cover
36357	Death of the Goblin 6 of 6	cover
36358	Death of the Goblin 6 of 6	story
36374	ASTONISHING X-MEN (2004) #24	cover
36451	Reprints Avengers 7 with new 10 pg story - 1 of 1	cover
36462	TBD 5 of 7	story
36519	Iron Man and Power Pack (2007) #2	cover
36520	4XLS 2 of 4	story
36656	Interior #36656	story
36725	Cover #36725	cover
36726	Interior #36726	story
36761	Cover #36761	cover
36762	Interior #36762	story
36763	Cover #36763	cover
36764	Interior #36764	story
36765	Cover #36765	cover
36766	Interior #36766	story
36767	Cover #36767	cover
36768	Interior #36768	story
36801	Spider-Man & His Amazing Friends 1 of 6	cover
36802	Spider-Man & His Amazing Friends 1 of 6	story
36816	Cosmic Cube 1 of 4	story
36895	Reprints Avengers 8 with new 10 pg story - 1 of 1	cover
36902	TBD 6 of 7	story
36949	Iron Man and Power Pack (2007) #3	cover
36950	4XLS 3 of 4	story
37337	Cover #37337	cover
37338	Once an Avenger...	story
37343	Cover #37343	cover
37344	Old Entanglements	story
37350	The Three-Fold Path	story
37352	Mistaken Identity	story
37354	Cage of Freedom	story
37355	Avengers (1998) #18	cover
37356	The Battle for Imperion City!	story
37359	Cover #37359	cover
37360	The Call	story
37370	Harsh Judgments	story
37371	Cover #37371	cover
37372	The Ninth Day	story
37376	New Order	story
37380	Five Dooms to Save Tomorrow!	story
37386	Fata Morgana	story
37392	Behind the Masque!	story
37394	Tainted Love	story
37396	The Nefaria Protocols	story
37397	Cover #37397	cover
37405	Above and Beyond	story
37407	Condition: Green	story
37408	Avengers (1998) #4	cover
37409	Too Many Avengers!	story
37412	Thoom	story
37416	No More Tomorrows	story
37426	In the Heart of Battle	story
37428	War Plan \"A\"	story
37431	\"Whatever Gods There Be!\"	story
37438	Book of Revelations	story
37440	Prisoners: A Love Story	story
37442	Counter Attack	story
37444	The Last Castle	story
37449	The Last Farewell	story
37472	Cover #37472	cover
37473	Sight Unseen	story
37492			1969-12-31T19:00:00-0500	628	346 5017	425h 469e 674e 740b 1388c	1	97 2206
37493	[opening]		1969-12-31T19:00:00-0500	628	346 5017	425h 469e 674e 740b 1388c	1	97 2206
37494	Magneto and Rogue		1969-12-31T19:00:00-0500	628	346 5017	469e 674e 905h 1031b 1388c	1	97 2206
37495	X-Man		1969-12-31T19:00:00-0500	627 628	346 5017	469e 674e 1388c 1435b	1	97 2206
37496	Cyclops		1969-12-31T19:00:00-0500	180 628	346 5017	469e 674e 905h 1031b 1388c	1	97 2206
37497	Havok		1969-12-31T19:00:00-0500	304 628	346 5017	425h 469e 674e 855b 1388c	1	97 2206
37498	Mr. Sinister		1969-12-31T19:00:00-0500	429 628	346 5017	425h 469e 674e 855b 1388c	1	97 2206
37499	Storm		1969-12-31T19:00:00-0500	562 628	346 5017	469e 674e 905h 1031b 1388c	1	97 2206
37500	Quicksilver		1969-12-31T19:00:00-0500	496 628	346 5017	168b 425h 469e 674e 1388c	1	97 2206
37501	Northstar and Aurora		1969-12-31T19:00:00-0500	62 464 628	346 5017	425h 469e 674e 1125b 1388c	1	97 2206
37502	Beast		1969-12-31T19:00:00-0500	628	346 5017	168b 425h 469e 674e 1388c	1	97 2206
37503	The Four Horsemen		1969-12-31T19:00:00-0500	628	346 5017	469e 674e 1265h 1388c 1435b	1	97 2206
37504	X-Calibre		1969-12-31T19:00:00-0500	628	346 5017	469e 674e 963h 1117b 1388c	1	97 2206
37505	The Human High Council		1969-12-31T19:00:00-0500	628	346 5017	469e 674e 905h 1031b 1388c	1	97 2206
37506	Weapon X and Jean Grey		1969-12-31T19:00:00-0500	628	346 5017	425h 469e 674e 1125b 1388c	1	97 2206
37507	Gambit and the Externals		1969-12-31T19:00:00-0500	628	346 5017	425h 469e 674e 740b 1388c	1	97 2206
37508	Colossus		1969-12-31T19:00:00-0500	171 628	346 5017	469e 674e 905h 1031b 1388c	1	97 2206
37509	Angel		1969-12-31T19:00:00-0500	54 628	346 5017	469e 674e 905h 1031b 1388c	1	97 2206
37510	Sabretooth and Wildchild		1969-12-31T19:00:00-0500	628	346 5017	469e 674e 1243h 1388c	1	97 2206
37511	Bishop		1969-12-31T19:00:00-0500	94 628	346 5017	469e 674e 1243h 1388c	1	97 2206
37514	AGENT X (2002) #1	cover
37515	Dead Man's Switch Part One	story
37516	AGENT X (2002) #10	cover
37518	AGENT X (2002) #11	cover
37521	AGENT X (2002) #13	cover
37523	AGENT X (2002) #14	cover
37525	AGENT X (2002) #2	cover
37526	Dead Man's Switch Part Two	story
37527	AGENT X (2002) #3	cover
37528	Dead Man's Switch Part Three	story
37529	AGENT X (2002) #4	cover
37530	Dead Man's Switch Part Four	story
37531	AGENT X (2002) #5	cover
37532	Dead Man's Switch Part Five	story
37533	AGENT X (2002) #6	cover
37534	Dead Man's Switch Part Six	story
37535	AGENT X (2002) #7	cover
37539	Those Who Change	cover
37540	contents page
37541	Those Who Change	story
37542	The Mark of the Toad
37543	No Sign of Life	story
37544	Man on a Tightrope
37545	Mister Universe
37546	Cover #37546	cover
37547	contents page
37548	*In Human Form
37549	For the Rest of Your Life
37550	The Secret of the Universe
37551	The Ice Monster Cometh
37552	Where Walks the Ghost
37553	Cover #37553	cover
37554	contents page
37555	Melvin and the Martian
37556	I, the Gargoyle
37557	Something Fantastic?
37558	The Plague
37596	Join Us In The Search For Torr!	cover
37597	Torr	story
37598	Masquerade	text story
37599	Midnight in the Wax Museum	story
37600	I Am the Fantastic Dr. Droom!	story
37601	This is Manoo! The Thing That Hid On Earth!	cover
37602	I Led the Strange Search for Manoo!	story
37603	The Comic	text story
37604	The World Below	story
37605	Rocky's Last Ride	story
37606	We Were Trapped in the Twilight World!	cover
37607	We Were Trapped in the Twilight World!	story
37608	The Masterpiece	text story
37609	The Teddy Bear	story
37610	Doctor Droom Meets Zemu!	story
37611	I Am X	cover
37612	I Am Robot X	story
37613	The Pact	text story
37614	Who or What Was ... the Bootblack?	story
37615	What Lurks Within?	story
37624	Cover #37624	cover
37625	The Crossing Guards
37626	X-Facts: The Dream is Over
37627	Cover #37627	cover
37628	Sacrificial Lambs
37629	X-Facts: Reality Checked
37630	Cover #37630	cover
37631	Parents of the Atom
37632	X-Facts: Where have all the Heroes gone?
37633	Cover #37633	cover
37634	On Concencrated Ground
37635	X-Facts: Final Reflections - It's the begining of the end for the universe
37636
37637	Once More With Feeling
37638	X-Facts: The Dream is Over
37639
37640	Sacrificial Lambs
37641	X-Facts: Reality Checked
37642
37643	In Excess
37644	X-Facts: Where have all the heroes gone?
37645	Holocaust
37646
37647	X-Facts: Final Reflections - It's the begining of the end for the universe
37648	Cover #37648
37649	Second Coming!	story
37650	Call the Kid....J2	story
37651	Cover #37651	cover
37652	Ragnarok!	story
37653	Cover #37653	cover
37654	Crucible	story
37655	Cover #37655	cover
37656	The End of the Avengers	story
37657	Cover #37657	cover
37658	Suddenly.... The Sentry	story
37659	Cover #37659	cover
37660	Down 'N' Dirty With the Defenders	story
37661	Cover #37661	cover
37662	Who Shall Be Worthy?	story
37663	Cover #37663	cover
37664	The Gift	story
37665	Cover #37665	cover
37666	And Now Argo the Almighty	story
37667	Cover #37667	cover
37673	Avengers (1996) #1	cover
37676	Avengers (1996) #10	cover
37679	Avengers (1996) #11	cover
37682	Avengers (1996) #12	cover
37688	Avengers (1996) #2	cover
37690	Avengers (1996) #3	cover
37693	Avengers (1996) #4	cover
37701	Avengers (1996) #8	cover
37703	Avengers (1996) #9	cover
37724	Prometheus Mutans	story
37790	Boys Will Be Boys
37872	Cover #37872	cover
37873	Along Came A Spider...	story
37920	Justice, Like Lightning
37926	My Name Is Legion
37986	Cover #37986	cover
37987	Blink	story
37988	Cover #37988	cover
37989	Through the Looking Glass	story
37990	Cover #37990	cover
37991	On the Side of Angels	story
37992	Cover #37992	cover
37993	Full Recall	story
38034	Tess-One	story
38214	Cover #38214	cover
38215	Tick Tock	story
38263	The Axe Falls	story
38264	Arcade--Shatterstar--Murderworld	cover
38280	Cover #38280	cover
38284	Phalanx Covenant: Life Signs Part 2	cover
38285	Phalanx Covenant: Life Signs Part 2	story
38286	Letting Go	cover
38287	Letting Go	story
38291	Madness and Murder!	cover
38446
38447	Unforgiven Trespasses
38448	X-Facts
38449
38450	Fire in the Sky
38451	X-Facts: Reality Checked
38452	Interior #38452	story
38453	The Common Right of Toads and  Men
38454	X-Facts: Where Have All The Heroes Gone?
38455
38456	Into the Maelstrom!
38457	X-Facts: Final Reflections
38480	Cover #38480	cover
38481	Interior #38481	story
38511	Second Contact	story
38603	Bishop	pinup
38614	Horse Latitude	story
38616	Last Stand
38617	Human High Council File A: Membership Roster
38618	Human High Council File B: Tactical Map
38621	Dying Breath
38622	Human Data File
38623	Cover #38623	cover
38624	Origins	story
38625	Beast	pinup
38626	Magneto / Rogue	pinup
38627	Weapon-X	pinup
38628	Factor-X	pinup
38629	X-Men	pinup
38630	X-Ternals	pinup
38631	Generation Next	pinup
38632	Angel	pinup
38633	Cover #38633	cover
38634	Shattered Dreams	story
38635	Holocaust	pinup
38636	The Rescue of Chamber	pinup
38637	The Transformation of Nemesis to Holocaust	pinup
38638	The Funeral of Scarlet Witch	pinup
38639	The Salvation of Exodus	pinup
38640	Return to Apocalypse	cover
38641	Sins of the Father	story
38642	Mind Games	story
38643	Bonus X-Man Pinup	pinup
38644
38645	Common Ground
38646	Previously in X-Man
38647	Bonus  Pinup
38648
38649	Breeding Ground
38650	Maverick
38651
38652	Breaking Away
38653	X-Facts
38654
38655	Confrontation
38656
38657	The X-Cutioner's Song
38658
38659	Trust
38660
38661	The Hunted Below
38662
38663	Fallen From Grace
38664
38665	Turning Point
38666
38667	Survivors of the Storm
38745
38746
38747	X-Facts: Final Reflections
38813	Interior #38813	story
38814	The Infernal Gallop
38815	X-Facts
38816
38817	Burn
38818	X-Facts: Reality Checked
38819	Cover #38819	cover
38820	Body Heat	story
38821	X-Facts: Where Have All The Heroes Gone?	story
38822
38823	On Fire
38824	?
39249	Power Play	story
39251	True Believers	story
39260	Cover #39260	cover
39261	Clash [Blood and Thunder pt. 4]	story
39262	Cover #39262	cover
39263	Trial [Blood and Thunder pt. 8]	story
39264	Cover #39264	cover
39265	Raid on Asgard [Blood and Thunder pt. 12]	story
39320	VISION AND THE SCARLET WITCH (1985) #12	cover
39325	Ancestors	story
39348	Interior #39348	story
39349	Free Preview of Hulk #50	promo
39351	Interior #39351	story
39352	Free Preview of Hulk #50	promo
39354	Interior #39354	story
39355	Free Preview of Avengers 65	promo
39357	Interior #39357	story
39937	The Eighth Day Part 1	story
40074	Cover #40074	cover
40258	Cover #40258	cover
40259	By the Light	story
40260	Cover #40260	cover
40261	Sinister Bloodlines	story
40283	[untitled]	cover
40284	Rock Hard in the Company of Men	story
40285	Notes and Sources: Unstable Molecules Number 1	text article
40286	[House Advertisement]	promo
40287	[Marvel Subscription Form]	promo
40288	[Ads]	ad
40289	[untitled]	cover
40290	Disappearing Acts	story
40291	Notes and Sources: Unstable Molecules Number 2	text article
40292	[Ads]	ad
40293	[untitled]	cover
40294	Roman Candle	story
40295	Notes and Sources: Unstable Molecules Number 3	text article
40296	[Ads]	ad
40297	[untitled]	cover
40298	Model Behavior	story
40299	Notes and Sources: Unstable Molecules Number 4	text article
40300	[Ads]	ad
40302	The Megalomaniacal Spider-Man	story
40330	interior to Revenge of the Green Goblin #1	story
40331	interior to Revenge of the Green Goblin #2	story
40332	interior to Revenge of the Green Goblin #3	story
40338	Cover #40338	cover
40351	Soldier X (2002) #8	cover
40352	MMIII, Anno Morionis (Year of the Madman, 2003)	story
40353	Soldier X (2002) #7	cover
40354	The Low Budget Action Movie	story
40404			1969-12-31T19:00:00-0500		4066		56	1820
40502	The Conservation Of Angular Momentum	story
40531
40532	Cover #40532	cover
40533	Interior #40533	story
40534
40535
40536
40537
40539
41307	Cover #41307	cover
41308	Vengeance of the Molecule Man!	story
41309	Is This the Day the World Ends?	cover
41310	Is This The Day The World Ends?	story
41311	So This Is...The End!	cover
41312	Aftermath	story
41313	Cover #41313	cover
41314	The Thing Goes South!	story
41315	Cover #41315	cover
41316	The Stalker In the Sands!	story
41317	Cover #41317	cover
41318	I Created Brigadoom! The Mountain That Walked Like A Man!	story
41319	Cover #41319	cover
41320	Ghost Town	story
41321	Cover #41321	cover
41322	The Return of the Living Eraser!	story
41323	Cover #41323	cover
41324	Into The Savage Land!	story
41325	Cover #41325	cover
41326	This City-- Afire!	story
41610	Cover #41610	cover
41947	pin-up
42324	pin-up
42359	pin-up
42577	Construction Complete	story
42583	Unfamiliar Faces	story
42595	The Doomsday Connection!	story
42603	Cover #42603	cover
42625	IRON MAN (1998) #15	cover
42698	Cover #42698	cover
42700	Cover #42700	cover
42832	Cover #42832	cover
42833	A Mad Calling!	story
42834	Cover #42834	cover
42835	Paranoids and Nihilists	story
42836	Cover #42836	cover
42837	Memory Disorders	story
42838	Cover #42838	cover
42839	Breakdown!	story
42840	Cover #42840	cover
42841	Errors in Judgment	story
42842	Cover #42842	cover
42843	Rewards & Punishment	story
42883	The Peerless Power of the Silver Surfer	story
42918
42919	From The Top
42920	X-Facts: The Dream is Over
42921
42922	Hither Comes the Suger Man!
42923	X-Facts: Reality Checked
42924
42925	It Only Hurts When I Sing.
42926	X-Facts: Where Have All The Heroes Gone?
42927
42928	Bye
42929	X-Facts: Final Reflections
42934	Cover #42934	cover
42935	Sinsiter Neglect
42936	X-Facts: The Dream is Over
42937	Cover #42937	cover
42938	Abandoned Children
42939	X-Facts: Reality Checked
42940	Cover #42940	cover
42941	Open Wounds
42942	X-Facts: Where have all the Heroes Gone
42943	Cover #42943	cover
42944	Reckonings
42945	X-Facts: Final Reflections - It's the Begining of the End of the Universe
43011	Doctor Strange (1974) #12	cover
43012	Final Curtain!	story
43016	Doctor Strange (1974) #11	cover
43017	Shadowplay!	story
43198	Cover #43198	cover
43199	Love is the Spell.  The Spell is Death!	story
43200	Death at the Hands of Morbius -- the Living Vampire	cover
43201	The Vampire Strikes Back	story
43202	TBOTV: TCOTD Part II, The Voodoo Queen of New Orleans	story
43203	The Horror of the Hobgoblin	cover
43204	The Hobgoblin of Little Minds	story
43205	TBOTV:TCOTD Part III, Dawn of Blood	story
43206	Doc Loses His Head Over the Enchantress	cover
43207	Some Enchantress Evening	story
43208	TBOTV:TCOTD Part IV, The Legacy of Aelfric	story
43209	The Barbaric Arkon - Victorious!!	cover
43210	Arkon's New York Adventure	story
43211	TBOTV:The Curse of the Darkhold Part V, The Torch is Passed	story
43212	The Vampiric Verses Part 1 of 5	cover
43213	It's in the Blood... [The Vampiric Verses, Part 1 of 5]	story
43214	The Vampiric Verses Part 2 of 5: The Mystery of Morgana Blessing	story
43215	Vampires on Broadway [The Vampiric Verses, Part 2 of 5]	story
43216	TBOTV:The Curse of the Darkhold VI, The Quest and the Prophecy	story
43217	The Vampiric Verses Part 3 of 5	cover
43234	TBOTV: Legends and Lore of the Dark Dimension, Part 1	story
43236	Dormammu Ascendant [The Dark Wars, Part 2 of 4]	story
43293	Death's Greatest Hits	story
43302	The Faust Gambit Part I	cover
43328	Introducing: the Dread Daughter of Mephisto [The Faust Gambit Part II]	cover
43339	Strangers Among Us: Act I of IV
43341	No More Namor! The Sub-Mariner [Strangers Among Us: Act II of IV]
43343	He's back, right? WONG! [Strangers Among Us: Act III of IV]
43349	X-Factor's Polaris and Forge..at odds with Doctor Strange
43353	TBOTV: The Mordo Chronicles, Part II	story
43365	A Moment of Silence [Last Rites, Final Verse]
43371	the Doctor is in!
43377	TBOTV: The Mordo Chronicles Part III	story
43378
43937	Play With Me	story
43939	Back Cover	backcovers
43978	Cover #43978	cover
43986	The Origin of Professor X	cover
43994	Cover #43994	cover
44001	Cover #44001	cover
44255	Incredible Hercules (2008) #114	cover
44256	Herc 3 of 4	story
44257	Spider-Man & His Amazing Friends 2 of 6	cover
44258	Spider-Man & His Amazing Friends 2 of 6	story
44267	Wolverine (2003) #62	cover
44268	Get Mystique 1 of 4	story	1969-12-31T19:00:00-0500	340 620	4829	73a 677h 847c 1142d		2107
44313	Heaven Bound, Hell to Pay 1 of 4	story	2012-02-14T21:20:41-0500	279	3224	73a 277i 313c 374d		1256
44343	AVENGERS: THE INITIATIVE (2007) #10	cover
44388	Iron Man and Power Pack (2007) #4	cover
44389	4XLS 4 of 4	story
44422	1 of 1	story
44605	Incredible Hercules (2008) #115	cover
44606	Herc 4 of 4	story
44607	Herc 4 of 4	cover
44609	Spider-Man & His Amazing Friends 3 of 6	cover
44610	Spider-Man & His Amazing Friends 3 of 6	story
44616	Wolverine (2003) #63	cover
44617	Get Mystique 2 of 4	story	1969-12-31T19:00:00-0500	340 620	4830	73a 677h 847c 1142d		2107
44669	Heaven Bound, Hell to Pay 2 of 4	story	1969-12-31T19:00:00-0500		3225	73a 277i 313c 374d		1256
44704	AVENGERS: THE INITIATIVE (2007) #11	cover
44869	Cover #44869	cover
44870	Interior #44870	story
45230	Incredible Hercules (2008) #116	cover
45231	Interior #45231	story
45238	1 of 1 Omega Red	cover
45239	1 of 1 Omega Red	story
45273	Wolverine (2003) #64	cover
45274	Get Mystique 3 of 4	story	1969-12-31T19:00:00-0500	340 620	4831	73a 677h 847c 1142d		2107
45394	1 of 1 Here Today	story
45493	3 of 4 Hell Bent and Heaven Bound	story	1969-12-31T19:00:00-0500		3226	73a 277i 313c 374d		1256
45911		story
46034	Wolverine 56-61	story	1969-12-31T19:00:00-0500		4847	73a 727a 403b 527c 1142d		2122
46776	Incredible Hercules (2008) #117	cover
46777	Interior #46777	story
46778	1 of 1 Shocker	cover
46779	1 of 1 Shocker	story
46780	Ultimate X-Men (2001) #94	cover
46781	1 of 4	story
46786	Wolverine (2003) #65	cover
46787	Get Mystique 4 of 4	story	1969-12-31T19:00:00-0500	340 620	4832	73a 677h 847c 1142d		2107
46790	Ultimate Fantastic Four (2003) #54	cover
46791	Namor War 1 of 4	story
46811	Interior #46811	story
46844	4 of 4 Hell Bent and Heaven Bound	story	1969-12-31T19:00:00-0500		3227	73a 277i 313c 374d		1256
47032		story
47097	Incredible Hercules (2008) #118	cover
47098	Interior #47098	story
47099	1 of 3 Symbiote War	cover
47100	1 of 3 Symbiote War	story
47101	Ultimate X-Men (2001) #95	cover
47102	2 of 4	story
47112	Ultimate Fantastic Four (2003) #55	cover
47113	Namor War 2 of 4	story
47133	Interior #47133	story
47152	1 of 2 God Don't Live on Cell Block D	story	1969-12-31T19:00:00-0500		3228	73m 586m 786m 374d 551f 1401c		1256
47169	Avengers Fairy Tales (2008) #4	cover
47170	The Wizard of Oz	story
47184	AVENGERS: THE INITIATIVE (2007) #14	cover
47185	Avengers: The Initiative (2007) #14 - Int	story
47232	Cover #47232	cover
47233	Interior #47233	story
47237	1 of 1	story	2017-07-06T15:21:33-0400	483 620 628	4893	73a 795a 486c 956c 530h 1115h 658b 1150d		2143
47415	Incredible Hercules (2008) #119	cover
47416	3 of 4 - Secret Invasion	story
47417	2 of 3 Symbiote War	cover
47418	2 of 3 Symbiote War	story
47425	Ultimate Fantastic Four (2003) #56	cover
47426	3 of 4 - Salem Seven	story
47434	1 of 3 - See Wakanda and Die	story	1969-12-31T19:00:00-0500	101	1957	73a 956c 1115h 1142d	53	644
47471	2 of 2 God Don't Live on Cell Block D	story	1969-12-31T19:00:00-0500		3229	73a 586m 786m 374d 551f 1401c		1256
47498	AVENGERS: THE INITIATIVE (2007) #15	cover
47499	Avengers: The Initiative (2007) #15 - Int	story
47534	Cover #47534	cover
47535	Interior #47535	story
47595	1 of 1	story
47641	Wolverine 56-61	story	1969-12-31T19:00:00-0500		4848	73a 727a 403b 527c 1142d		2123
47721	Incredible Hercules (2008) #120	cover
47722	4 of 4 - Secret Invasion	story
47723	3 of 3 Symbiote War	cover
47724	3 of 3 Symbiote War	story
47734	4 of 4 - Salem Seven	story
47740	2 of 3 - See Wakanda and Die	story	1969-12-31T19:00:00-0500	101	1958	73a 956c 1115h 1142d	53	644
47773	1 of 2 Second Coming	story	1969-12-31T19:00:00-0500		3230	73a 374d 786h 1401c		1256
47792	AVENGERS: THE INITIATIVE (2007) #16	cover
47793	Avengers: The Initiative (2007) #16 - Int	story
47798	New Warriors (2007) #15	cover
47799	2 of 2 Secret Invasion	story
47828	Cover #47828	cover
47829	Interior #47829	story
47950	Amazing Spider-Man 88-99	story
48208	Incredible Hercules (2008) #121	cover
48209	1 of 4	story
48212	4 of 5 Symbiote War	cover
48213	4 of 5 Symbiote War	story
48242	3 of 3 - See Wakanda and Die	story	1969-12-31T19:00:00-0500	101	1959	73a 956c 1115h 1142d	53	644
48318	2 of 2 Second Coming	story	1969-12-31T19:00:00-0500		3231	73a 374d 786h 1401c		1256
48361	AVENGERS: THE INITIATIVE (2007) #17	cover
48362	Avengers: The Initiative (2007) #17 - Int	story
48443	Cover #48443	cover
48444	Interior #48444	story
48639	1 of 1	story
48844	Cover #48844	cover
48845	Interior #48845	story
48974	Cover #48974	cover
48975	Interior #48975	story
48998	Cover #48998	cover
48999	Interior #48999	story
49002	Cover #49002	cover
49003	Interior #49003	story
49031	Interior #49031	story
49032	Incredible Hercules (2008) #122	cover
49033	2 of 4	story
49034	5 of 5 Symbiote War	cover
49035	5 of 5 Symbiote War	story
49076	1 of 5 Ghost Rider vs. Ghost Rider	story	1969-12-31T19:00:00-0500		3232	73a 374d 1282m		1256
49103	AVENGERS: THE INITIATIVE (2007) #18	cover
49104	Avengers: The Initiative (2007) #18 - Int	story
49106	Avengers: The Initiative (2007) #18, Zombie Variant - Int	story
49153	Cover #49153	cover
49154	Interior #49154	story
49247	Venom: Lethal Protector 5, Spider-Man: Mysterio Manifesto 2	story
49628	Interior #49628	story
49629	Cover #49629	cover
49631	Cover #49631	cover
49650	Saracen With the Clock!	story
49661	Spin Cycle	story
49670	Interior #49670	story
49692	Hot Chrome and Cold Blood	story
49695	Say Goodbye to Vegas (Dead Man's Hand Part IX)	story
49770		recap
49796	6XLS 1 of 6	cover
49797	6XLS 1 of 6	story
49809	Amazing Spider-Man (1999) #576 - Int	story
49816	Incredible Hercules (2008) #123	cover
49818	Cover #49818	cover
49819	Interior #49819	story
49832	Ultimatum	story
49855	Cover #49855	cover
49856	Interior #49856	story
49888	AVENGERS: THE INITIATIVE (2007) #19	cover
49889	Avengers: The Initiative (2007) #19 - Int	story
50568	Cover #50568	cover
50569	Interior #50569	story
50612	Cover #50612	cover	1969-12-31T19:00:00-0500		3953			1760
50758	6XLS 2 of 6	cover
50759	6XLS 2 of 6	story
50783	Cover #50783	cover
50784	Interior #50784	story
50805	Ultimatum	story
50806	New Avengers (2004) #48	cover
50807	Interior #50807	story
50822	Cover #50822	cover
50823	Interior #50823	story
50869	AVENGERS: THE INITIATIVE (2007) #20	cover
50870	Avengers: The Initiative (2007) #20 - Int	story
50911	Cover #50911	cover
50912	Interior #50912	story
50938	1 of 1	story
50963	Invincible Iron Man (2008) #8	cover
50964	Interior #50964	story
51004	Venom: Lethal Protector 6, Spider-Man: Mysterio Manifesto 3	story
51005	SECRET INVASION: DARK REIGN (2008) #1	cover
51006	1 of 1	story
51041	WAR MACHINE (2008) #1	cover
51042	1 of 6	story
51050	1 of 1	cover
51051	1 of 1	story
51116		cover
51117		story
51171	6XLS 3 of 6	cover
51183	Amazing Spider-Man (1999) #583	cover
51184	Amazing Spider-Man (1999) #583 	story
51189	Cover #51189	cover
51190	Interior #51190	story
51203	New Avengers (2004) #49	cover
51204	Interior #51204	story
51205	1 of 4	cover
51206	1 of 4	story
51299	X-Men/Spider-Man (2008) #3	cover
51400	Amazing Spider-Man: Extra! (2009) #2	cover
51401	1 of 1	story
51602	Beware the Inhumans!	cover
51603	Beware the Inhumans	story
51604	Then Came the Black Widow	story
51605	Cover #51605	cover
51606	Tn This Hand, the World
51607	The Origin of the Incomparable Inhumans
51608	Cover #51608	cover
51609	Lo!  A Beast Is Born	story
51610	One Avenger: Dead on Arrival!	cover
51611	Iron Man:  D.O.A.	story
51612	Cover #51612	cover
51613	Evil Is All In Your Mind!	story
51614	Behind the Mask...a Monster!	cover
51615	The Vampire Machine	story
51616	The Coming of...The Griffin!	cover
51617	Murder In Mid-Air	story
51618	Cover #51618	cover
51619	And the Juggernaut Will Get You If You Don't Watch Out	story
51620	Origin of the Beast!	cover
51621	Birth of the Beast	story
51723	The Incredible Shrinking Doom	story	1969-12-31T19:00:00-0500		3620	472d 653a 1366a 1385h		1534
51863	The Man in the Moon	story
51878	Days of Future Present Part Two	cover
51879	Days of Future Present Part 2 [Actually Part 3]: Act of Faith	story
51880	Tribute the First	story
51881	Mighty Marvel Masterwork	pinup
51882	Prisoner of Love	promo
51999	The Conservation Of Angular Momentum	story
52033	Epiphany	story
52035	Enlightenment	story
52037	The Damned	story
52057	Things Past	story
52059	Rescue	story
52061	Dealing with the Devil!	story
52188	6XLS 4 of 6	cover
52189	6XLS 4 of 6	story
52206	3 of 3 Ultimatum	cover
52207	3 of 3 Ultimatum	story
52224	Ultimatum	story
52226	Ultimatum	story
52357	AMAZING SPIDER-MAN FAMILY (2008) #4	cover
52358	Interior #52358	story
52393	1 of 3	story
52395	1 of 3	story
52518	Cover #52518	cover
52519	Interior #52519	story
52667	5XLS 5 of 5	cover
52668	5XLS 5 of 5	story
52683	Cover #52683	cover
52684	Interior #52684	story
52828	5XLS 1 of 5	cover
52829	5XLS 1 of 5	story
52861	2 of 3	story
52863	2 of 3	story
53046	Cover #53046	cover
53047	Interior #53047	story
53067	Amazing Spider-Man (1999) #590 - Int	story
53073	Amazing Spider-Man (1999) #590	story
53078	5 of 5 Ultimatum	cover
53079	5 of 5 Ultimatum	story
53117	Cover #53117	cover
53118	Interior #53118	story
53119	Cover #53119  	cover
53120	Interior #53120 	story
53167	1 of 3 Messiah War	cover
53168	1 of 3 Messiah War	story
53171	Cable (2008) #13	cover
53172	Cable (2008) #13 - Int	story
53228	5XLS 2 of 5	cover
53229	5XLS 2 of 5	story
53263	3 of 3	story
53265	3 of 3	story
53266	3 of 3	story
53267	1 of 5	cover
53268	1 of 5	story
53296	4XLS 4 of 4	story
53564	2 of 3 Messiah War	cover
53565	2 of 3 Messiah War	story
53566	Cable (2008) #14	cover
53567	Cable (2008) #14 - Int	story
53571	Interior #53571	story
53661	6 of 6 Blood Money	story
53676	2 of 5	cover
53677	2 of 5	story
53700	2 of 2	story
53741	Interior #53741	story
53752	New Mutants (2009) #1	cover
53753	Interior #53753	story
53754	Cover #53754	cover
53831	Avengers 80-88; Hulk 140	story
53882	Cover #53882	cover
53883	Interior #53883	story
53888	Cover #53888	cover
53889	Interior #53889	story
53910	Cover #53910	cover
53911	Interior #53911	story
53981	Cover #53981	cover
53982	Interior #53982	story
54039	ASTONISHING X-MEN (2004) #32	cover
54041	ASTONISHING X-MEN (2004) #33	cover
54073	Cover #54073	cover
54074	Interior #54074	story
54075	Cover #54075	cover
54076	Interior #54076	story
54077	Cover #54077	cover
54078	Interior #54078	story
54079	Cover #54079	cover
54080	Interior #54080	story
54081	Cover #54081	cover
54082	Interior #54082	story
54083	Cover #54083	cover
54084	Interior #54084	story
54085	Cover #54085	cover
54086	Interior #54086	story
54087	Cover #54087	cover
54088	Interior #54088	story
54089	Cover #54089	cover
54090	Interior #54090	story
54121	Cover #54121	cover
54122	Interior #54122	story
54123	Cover #54123	cover
54124	Interior #54124	story
54184	Amazing Spider-Man (1999) #606 - Int	story
54186	Amazing Spider-Man (1999) #607 - Int	story
54196	Amazing Spider-Man (1999) #612 - Int	story
54371	Avengers: The Initiative (2007) #14, Spotlight Variant - Int	story
54490	Cable (2008) #15	cover
54491	Cable (2008) #15 - Int	story
54559	Interior #54559	story
54917	DARK REIGN: MISTER NEGATIVE (2009) #1	cover
54919	DARK REIGN: MISTER NEGATIVE (2009) #2	cover
54921	DARK REIGN: MISTER NEGATIVE (2009) #3	cover
55055	Cover #55055	cover
55056	Interior #55056	story
55057	Cover #55057	cover
55058	Interior #55058	story
55059	Cover #55059	cover
55060	Interior #55060	story
55061	Cover #55061	cover
55062	Interior #55062	story
55063	Cover #55063	cover
55064	Interior #55064	story
55065	Cover #55065	cover
55066	Interior #55066	story
55067	Cover #55067	cover
55068	Interior #55068	story
55069	Cover #55069	cover
55070	Interior #55070	story
55071	Cover #55071	cover
55072	Interior #55072	story
55073	Cover #55073	cover
55074	Interior #55074	story
55507	Cover #55507	cover
55508	Interior #55508	story
55515	Cover #55515	cover
55516	Interior #55516	story
55517	Cover #55517	cover
55518	Interior #55518	story
55519	Cover #55519	cover
55520	Interior #55520	story
55521	Cover #55521	cover
55522	Interior #55522	story
55852	Cover #55852	cover
55853	Interior #55853	story
55854	Cover #55854	cover
55855	Interior #55855	story
55980	Hulk (2008) #19	cover
55981	Interior #55981	story
55982	Hulk (2008) #20	cover
55983	Interior #55983	story
56648	Interior #56648	story
56684	Interior #56684	story
56854	Interior #56854	story
57042	Cover #57042	cover
57043	Interior #57043	story
57111	Cover #57111	cover
57112	Interior #57112	story
57114	Interior #57114	story
57116	Interior #57116	story
57384	New Mutants (2009) #10	cover
57385	Interior #57385	story
57390	New Mutants (2009) #2	cover
57391	Interior #57391	story
57392	New Mutants (2009) #3	cover
57393	Interior #57393	story
57394	New Mutants (2009) #4	cover
57395	Interior #57395	story
57396	New Mutants (2009) #5	cover
57397	Interior #57397	story
57398	New Mutants (2009) #6	cover
57399	Interior #57399	story
57400	New Mutants (2009) #7	cover
57401	Interior #57401	story
57402	New Mutants (2009) #8	cover
57403	Interior #57403	story
57404	New Mutants (2009) #9	cover
57484	Cover #57484	cover
57485	Interior #57485	story
57524	Interior #57524	story
57526	Interior #57526	story
57528	Interior #57528	story
57537	Interior #57537	story
57539	Interior #57539	story
57624	Punisher Noir (2009) #2	cover
57628	Punisher Noir (2009) #3	cover
57763	S.W.O.R.D. (2009) #2	cover
57765	S.W.O.R.D. (2009) #3	cover
57767	S.W.O.R.D. (2009) #4	cover
57873	Secret Warriors (2008) #12	story
58309	Cover #58309	cover
58335	Cover #58335	cover
58336	Interior #58336	story
58337	Cover #58337	cover
58338	Interior #58338	story
58339	Cover #58339	cover
58340	Interior #58340	story
58341	Cover #58341	cover
58342	Interior #58342	story
58343	Cover #58343	cover
58344	Interior #58344	story
58535	Cover #58535	cover
58536	Interior #58536	story
58541	Cover #58541	cover
58542	Interior #58542	story
58550	Cover #58550	cover
58551	Interior #58551	story
58676	Interior #58676	story
58830	Interior #58830	story
59019	Cover #59019	cover
59020	Interior #59020	story
59021	Cover #59021	cover
59022	Interior #59022	story
59029	Cover #59029	cover
59030	Interior #59030	story
59400	Cover #59400	cover
59460	Interior #59460	story
59462	Interior #59462	story
59822	Cover #59822	cover
59823	Interior #59823	story
59860	Cover #59860	cover
59861	Interior #59861	story
60002	X-Men Legacy (2008) #225	cover
60215	Interior #60215	story
60216	Cover #60216	cover
60217	Interior #60217	story
60218	Cover #60218	cover
60219	Interior #60219	story
60220	Cover #60220	cover
60221	Interior #60221	story
60236	Cover #60236	cover
60376	Avengers: The Initiative (2007) #32 - Int	story
60504	Interior #60504	story
60517	Cover #60517	cover
60518	Interior #60518	story
60567	Cover #60567	cover
60568	Interior #60568	story
60571	Cover #60571	cover
60572	Interior #60572	story
60573	Incredible Hulks (2009) #607	cover
60574	Interior #60574	story
60575	Incredible Hulks (2009) #608	cover
60576	Interior #60576	story
60589	Ultimate Comics Armor Wars (2009) #1	cover
60590	Interior #60590	story
60591	Ultimate Comics Armor Wars (2009) #2	cover
60592	Interior #60592	story
60593	Ultimate Comics Armor Wars (2009) #3	cover
60594	Interior #60594	story
60595	Ultimate Comics Armor Wars (2009) #4	cover
60596	Interior #60596	story
60827	Cover #60827	cover
60828	Interior #60828	story
60855	Cover #60855	cover
60856	Interior #60856	story
60857	Cover #60857	cover
60858	Interior #60858	story
60859	Cover #60859	cover
60860	Interior #60860	story
60861	Cover #60861	cover
60862	Interior #60862	story
60863	Cover #60863	cover
60864	Interior #60864	story
60866	Interior #60866	story
60867	Cover #60867	cover
60868	Interior #60868	story
60869	Cover #60869	cover
60872	Interior #60872	story
60874	Interior #60874	story
60879	Cover #60879	cover
60880	Interior #60880	story
61012	Cover #61012	cover
61013	Interior #61013	story
61014	Cover #61014	cover
61015	Interior #61015	story
61027	Cover #61027	cover
61072	Cover #61072	cover
61140	Cover #61140	cover
61141	Interior #61141	story
61142	Cover #61142	cover
61143	Interior #61143	story
61144	Cover #61144	cover
61145	Interior #61145	story
61146	Cover #61146	cover
61147	Interior #61147	story
61148	Cover #61148	cover
61149	Interior #61149	story
61150	Cover #61150	cover
61151	Interior #61151	story
61152	Cover #61152	cover
61153	Interior #61153	story
61249	Interior #61249	story
61285	Interior #61285	story
61417	Interior #61417	story
61419	Interior #61419	story
61421	Interior #61421	story
61423	Interior #61423	story
61460	Cover #61460	cover
61461	Interior #61461	story
61462	Cover #61462	cover
61463	Interior #61463	story
61673	Amazing Spider-Man (1999) #620 - Int	story
61674	Amazing Spider-Man (1999) #621	cover
61675	Amazing Spider-Man (1999) #621 - Int	story
61984	Cover #61984	cover
61985	Interior #61985	story
62487	Cover #62487	cover
62488	Interior #62488	story
62489	Cover #62489	cover
62490	Interior #62490	story
62507	Cover #62507	cover
62508	Interior #62508	story
62509	Cover #62509	cover
62510	Interior #62510	story
62511	Cover #62511	cover
62512	Interior #62512	story
62515	Cover #62515	cover
62516	Interior #62516	story
62517	Cover #62517	cover
62518	Interior #62518	story
62519	Cover #62519	cover
62520	Interior #62520	story
62521	Cover #62521	cover
62522	Interior #62522	story
62546	Cover #62546	cover
62547	Interior #62547	story
62548	Cover #62548	cover
62549	Interior #62549	story
62550	Cover #62550	cover
62551	Interior #62551	story
62556	Cover #62556	cover
62557	Interior #62557	story
62558	Cover #62558	cover
62559	Interior #62559	story
62560	Cover #62560	cover
62561	Interior #62561	story
62589	Cover #62589	cover
62590	Interior #62590	story
62591	Cover #62591	cover
62592	Interior #62592	story
62593	Cover #62593	cover
62594	Interior #62594	story
62595	Cover #62595	cover
62596	Interior #62596	story
62597	Cover #62597	cover
62598	Interior #62598	story
62599	Cover #62599	cover
62600	Interior #62600	story
62601	Cover #62601	cover
62602	Interior #62602	story
62616	Amazing Spider-Man (1999) #612, Variant - Int	story
62617	Cover #62617	cover
62618	Interior #62618	story
62699	Cover #62699	cover	1969-12-31T19:00:00-0500		1048			270
62737	Cover #62737	cover
62738	Interior #62738	story
62798	Interior #62798	story
62874	Interior #62874	story
62913	Fall of the Hulks: Gamma (2010) #1	cover
62914	Interior #62914	story
62935	Cover #62935	cover
62936	Interior #62936	story
62941	Cover #62941	cover
62942	Interior #62942	story
62943	Cover #62943	cover
62944	Interior #62944	story
62945	Cover #62945	cover
62946	Interior #62946	story
62947	Cover #62947	cover
62948	Interior #62948	story
62949	Cover #62949	cover
62950	Interior #62950	story
62968	Interior #62968	story
62970	Interior #62970	story
63177	Cover #63177	cover
63178	Interior #63178	story
63179	Cover #63179	cover
63180	Interior #63180	story
63189	Powers #10	cover
63190	Interior #63190	story
63191	Cover #63191	cover
63192	Interior #63192	story
63195	Cover #63195	cover
63196	Interior #63196	story
63197	Cover #63197	cover
63198	Interior #63198	story
63199	Cover #63199	cover
63200	Interior #63200	story
63201	Cover #63201	cover
63202	Interior #63202	story
63203	Cover #63203	cover
63204	Interior #63204	story
63205	Cover #63205	cover
63206	Interior #63206	story
63244	Interior #63244	story
63246	Interior #63246	story
63247	Cover #63247	cover
63248	Interior #63248	story
63441	Cover #63441	cover	1969-12-31T19:00:00-0500		2482	1146f		908
63511	Cover #63511	cover
63512	Interior #63512	story
63589	Avengers (2010) #13	cover
63590	Avengers (2010) #13	story
63591	Avengers (2010) #14	cover
63592	Interior #63592	story
63593	Avengers (2010) #15	cover
63594	Avengers (2010) #15	story
63595	Avengers (2010) #16	cover
63596	Avengers (2010) #16	story
63597	Avengers (2010) #17	cover
63598	Avengers (2010) #17	story
63599	Avengers (2010) #18	cover
63600	Interior #63600	story
63752	Interior #63752	story
63753	Cover #63753	cover
63754	Interior #63754	story
63787	Cover #63787	cover
63788	Interior #63788	story
63789	Cover #63789	cover
63790	Interior #63790	story
64030	Interior #64030	story
64193	Cover #64193	cover
64194	Interior #64194	story
64215	Cover #64215	cover	1969-12-31T19:00:00-0500		4955	724f		2165
64237	Cover #64237	cover
64238	Interior #64238	story
64249	Cover #64249	cover
64250	Interior #64250	story
64262	Amazing Spider-Man (1999) #612, Granov 50/50 Variant - Int	story
64399	Amazing Spider-Man (1999) #606, LBCC Variant - Int	story
64402	Cover #64402	cover
64403	Interior #64403	story
64550	Shadowland (2010) #1	cover
64551	Interior #64551	story
64552	Shadowland (2010) #2	cover
64553	Interior #64553	story
64554	Shadowland (2010) #3	cover
64555	Interior #64555	story
64556	Shadowland (2010) #4	cover
64557	Interior #64557	story
64574	Cover #64574	cover
64575	Interior #64575	story
64600	Cover #64600	cover
64601	Interior #64601	story
64613	Interior #64613	story
64614	Cover #64614	cover
64615	Interior #64615	story
64616	Cover #64616	cover
64617	Interior #64617	story
64618	All Winners Squad: Band of Heroes (2011) #4	cover
64619	All Winners Squad: Band of Heroes (2011) #4 - Int	story
64620	Band of Heroes (2011) #5	cover
64621	Interior #64621	story
64654	BLACK WIDOW (2010) #7	cover
64660	Cover #64660	cover
64661	Interior #64661	story
64662	Cover #64662	cover
64663	Interior #64663	story
64664	Cover #64664	cover
64665	Interior #64665	story
64666	Cover #64666	cover
64667	Interior #64667	story
64673	Interior #64673	story
64675	Interior #64675	story
64682	HERC 3 (FI)	cover
64683	HERC 3 (FI)	story
64684	Hercules (2010) #4	cover
64685	Hercules (2010) #4	story
64686	Cover #64686	cover
64687	Interior #64687	story
64688	Cover #64688	cover
64689	Interior #64689	story
64691	Herc (2010) #7 - Interior	story
64693	Herc (2010) #8 - Int	story
64695	Interior #64695	story
64734	IRON MAN 2.0 (2011) #5	cover
64735	Iron Man 2.0 (2011) #5	story
64758	Cover #64758	cover
64759	Interior #64759	story
64760	Fall of the Hulks: The Savage She-Hulks (2010) #1	cover
64761	Interior #64761	story
64763	Interior #64763	story
64765	Interior #64765	story
64876	THUNDERBOLTS (2006) #148	cover
64877	Interior #64877	story
64878	THUNDERBOLTS (2006) #149	cover
64879	Interior #64879	story
65143	SENTRY, THE TPB 0 cover	cover
65164	X-FORCE VOL. I: NEW BEGINNINGS TPB 0 cover	cover
65196	G.I. JOE VOL. II TPB 0 cover	cover
65202	INFINITY ABYSS TPB 0 cover	cover
65226	WOLVERINE VOL. II TPB 0 cover	cover
65241	X-Treme X-Men Vol. 3: SCHISM 0 cover	cover
65260	ULTIMATE X-MEN VOL. 5: ULTIMATE WAR 0 cover	cover
65279	Marvel Masterworks: Doctor Strange Vol. I - 2nd Edition (1st) 0 cover	cover
65311	X-MEN: EVOLUTION VOL. 1 0 cover	cover
65344	X-Men: Old Soldiers TPB 0 cover	cover
65366	AVENGERS 71 cover	cover
65382	AVENGERS 75 cover	cover
65383	AVENGERS 76 cover	cover
65384	AVENGERS 82 cover	cover
65385	AVENGERS 73 cover	cover
65386	AVENGERS 83 cover	cover
65387	AVENGERS 84 cover	cover
65389	HALO PREVIEW 0 cover	cover
65423	GUN THEORY 4 cover	cover
65491	MARVEL MILESTONES 22 cover	cover
65658	BEST OF WOLVERINE VOL. 1 0 cover	cover
65679	SHE-HULK VOL. 1: SINGLE GREEN FEMALE 0 cover	cover
65682	MARVEL AGE SPIDER-MAN VOL. 2: EVERYDAY HERO 0 cover	cover
65688	4 VOL. 1: WOLF AT THE DOOR 0 cover	cover
65690	4 VOL. 2: THE STUFF OF NIGHTMARES 0 cover	cover
65717	AMAZING SPIDER-MAN VOL. 7: THE BOOK OF EZEKIEL 0 cover	cover
65734	VENOM VOL. 3: TWIST 0 cover	cover
65738	X-MEN: DAYS OF FUTURE PAST TPB 0 cover	cover
65807	4 VOL. 3: DIVINE TIME 0 cover	cover
65856	AMAZING SPIDER-MAN VOL. 10: NEW AVENGERS 0 cover	cover
65954	HOUSE OF M: WORLD OF M 0 cover	cover
65998	SILVER SURFER: REBIRTH OF THANOS 0 cover	cover
66002	X-MEN: THE COMPLETE AGE OF APOCALYPSE EPIC BOOK 4 0 cover	cover
66165	AGENTS OF ATLAS 0 cover	cover
66255	AMAZING SPIDER-MAN 39 cover	cover
66262	AMAZING SPIDER-MAN 40 cover	cover
67077	Thor (1966) #446	cover
67100	Universe X (2000) #11	cover
67135	X-MEN: OMEGA 1 cover	cover
67348	silver surfer 0 cover	cover
67374	Thunderbolts 26 cover	cover
67494	PARADISE X VOL. 1 TPB 0 cover	cover
67703	AGENT X (2002) #12	cover
67706	Astonishing X-Men 1 cover	cover
67707	Astonishing X-Men 2 cover	cover
67708	Astonishing X-Men 3 cover	cover
67709	Astonishing X-Men 4 cover	cover
67717	Weapon X 1 cover	cover
67718	Weapon X 2 cover	cover
67719	Weapon X 3 cover	cover
67720	Weapon X 4 cover	cover
67757	X-Man Annual 1 cover	cover
67788	X-Man 4 cover	cover
67819	X-Calibre 1 cover	cover
67820	X-Calibre 2 cover	cover
67821	X-Calibre 4 cover	cover
67955	Thor (1998) #55	cover
67958	Thor (1998) #58	cover
68429	Generation Next 1 cover	cover
68430	Generation Next 2 cover	cover
68431	Generation Next 3 cover	cover
68432	Generation Next 4 cover	cover
68473	Doctor Strange, Sorcerer Supreme 86 cover	cover
68650	INCREDIBLE HULK (1999) #103	cover
68714	SPECTACULAR SPIDER-GIRL 1 cover	cover
68715	SPECTACULAR SPIDER-GIRL 2 cover	cover
68716	SPECTACULAR SPIDER-GIRL 3 cover	cover
68717	SPECTACULAR SPIDER-GIRL 4 cover	cover
68718	SPECTACULAR SPIDER-GIRL 5 cover	cover
68719	SPECTACULAR SPIDER-GIRL 6 cover	cover
68720	SPECTACULAR SPIDER-GIRL 7 cover	cover
68721	SPECTACULAR SPIDER-GIRL 8 cover	cover
68726	Eminem/Punisher (2009) #1	cover
68842	Cover #68842	cover
68843	Interior #68843	story
69006	Cover #69006	cover
69007	Interior #69007	story
69009	Interior #69009	story
69010	Cover #69010	cover
69011	Interior #69011	story
69012	Cover #69012	cover
69013	Interior #69013	story
69218	Amazing Spider-Man Annual (2010) #37	cover
69219	Interior #69219	story
69238	Ultimate Comics Enemy (2010) #1	cover
69239	Interior #69239	story
69240	Ultimate Comics Enemy (2010) #2	cover
69241	Interior #69241	story
69242	Ultimate Comics Enemy (2010) #3	cover
69243	Interior #69243	story
69244	Ultimate Comics Enemy (2010) #4	cover
69245	Interior #69245	story
69446	Amazing Spider-Man (1999) #635	cover
69461	Amazing Spider-Man (1999) #642 - Int	story
69521	Interior #69521	story
69523	Interior #69523	story
69525	Interior #69525	story
69527	Interior #69527	story
69529	Interior #69529	story
69560	Cover #69560	cover
69561	Interior #69561	story
69562	Cover #69562	cover
69563	Interior #69563	story
69564	Cover #69564	cover
69565	Interior #69565	story
69566	Cover #69566	cover
69567	Interior #69567	story
69862	S.W.O.R.D. (2009) #5	cover
69906	Cover #69906	cover
69907	Interior #69907	story
70336	Cover #70336	cover
70337
70372	Cover #70372	cover
70373	Cover #70373	cover
70374	Interior #70374	story
70375	Interior #70375	story
70452	Interior #70452	story
70574	Age of Heroes TPB	cover
70957	Cover #70957	cover
70958	Interior #70958	story
71138	Interior #71138	story
71140	Astonishing Spider-Man/Wolverine #1 Foilogram Variant	cover
71151	Cover #71151	cover
71152	Interior #71152	story
71154	ASTONISHING SPIDER-MAN/WOLVERINE (2010)#3	cover
71156	Interior #71156	story
71157	ASTONISHING SPIDER-MAN/WOLVERINE (2010) #4 	cover
71159	Interior #71159	story
71161	Astonishing Spider-Man/Wolverine #5	cover
71163	Interior #71163	story
71181	INCREDIBLE HULKS (2009) #618	cover
71182	Interior #71182	story
71285	Interior #71285	story
71416	Thor and the Warriors Four (2010) #1	cover
71420	Thor and the Warriors Four (2010) #2	cover
71424	Thor and the Warriors Four (2010) #3	cover
71428	Thor and the Warriors Four (2010) #4	cover
71516	X-MEN: PIXIE STRIKES BACK (2009) #2	cover
71735	Invincible Iron Man (2008) #510	cover
71736	Interior #71736	story
71739	Cover #71739	cover
71740	Interior #71740	story
71772	Amazing Spider-Man (1999) #620, Deadpool Variant - Int	story
72194	Cover #72194	cover	1969-12-31T19:00:00-0500		2943	621f		1098
72783	Interior #72783	story
72903	Deadpool Max (2010) #12	cover
72905	Deadpool Max (2010) #12 - Int	story
73350	Avengers & the Infinity Gauntlet (2010) #1	story
73353	Avengers & the Infinity Gauntlet (2010) #2	story
73356	Avengers & the Infinity Gauntlet (2010) #3	story
73358	Interior #73358	story
73510	Cover #73510	cover
73512	Interior #73512	story
73837	Interior #73837	story
73838	Interior #73838	story
73841	Interior #73841	story
73842	Interior #73842	story
74092
74201	Interior #74201	story
74276	Cover #74276	cover
74277	Interior #74277	story
74282	Cover #74282	cover
74283	Interior #74283	story
74286	Cover #74286	cover
74287	Interior #74287	story
74290	Cover #74290	cover
74291	Interior #74291	story
74294	Cover #74294	cover
74295	Interior #74295	story
74296	Cover #74296	cover
74297	Interior #74297	story
74302	Cover #74302	cover
74303	Interior #74303	story
74321	Cover #74321	cover
74451	Cover #74451	cover
74571	Interior #74571	story
74896	Cover #74896	cover
74897	Interior #74897	story
74917	Cover #74917	cover
74919	Interior #74919	story
75157	Avengers: The Initiative (2007) #32, 2nd Printing Variant	cover
75158	Avengers: The Initiative (2007) #32, 2nd Printing Variant	cover
75159	Avengers: The Initiative (2007) #32, 2nd Printing Variant - Int	story
75266	Interior #75266	story
75281	Interior from Spectacular Spider-Girl	story
75423
75424
75635	Interior #75635	story
76014	Cover From Incredible Hulks (2009) #619	cover
76015	Interior From Incredible Hulks (2009) #619	story
76061	Interior #76061	story
76098	Cover #76098	cover
76099	Interior #76099	story
76109	 Interior #76109	story
76347	X-Force: Sex and Violence (2010) #2	cover
76687	Cover #76687	cover
76688	Interior #76688	story
77058
77793	Avengers (2010) #19	cover
77794	Interior #77794	story
77797	Cover #77797	cover
77798	Interior #77798	story
77801	Cover #77801	cover
77802	Interior #77802	story
77803	Cover #77803	cover
77804	Interior #77804	story
77811	Cover #77811	cover
77812	Interior #77812	story
78008	Uncanny X-Force (2010) #18	cover
78009	Interior #78009	story
78936	Cover #78936	cover
79544	All-Winners Squad: Band of Heroes #1	cover
79545	Cover #79545	cover
79831	Thor: Blood & Thunder TPB	cover
79832	Interior #79832	story
80038	Interior #80038	story
80039	5 Ronin #5	cover
80047	5 Ronin #1	cover
80052	5 RONIN 3 AJA COVER  	story
80075	Cover From Women of Marvel: Celebrating Seven Decades Fradon Variant	cover
80097	X-Men: To Serve and Protect #4	cover
80111	X-MEN: TO SERVE AND PROTECT (2010) #3	cover
80340	Interior #80340	story
80343	Chaos War (2010) #2	cover
80344	Interior #80344	story
80345	Chaos War (2010) #4	cover
80346	Interior #80346	story
80351	Chaos War (2010) #3	cover
80352	Interior #80352	story
80748	5 Ronin #2	cover
80749	5 Ronin #2	story
80836	Cover #80836	cover
80837	Interior #80837	story
80838	Cover #80838	cover
80839	Interior #80839	story
80882	X-MEN LEGACY (2008) #247	cover
80883	X-Men Legacy (2008) #247	story
80892	X-MEN LEGACY (2008) #245	cover
80893	X-Men Legacy #245	story
80896	X-MEN LEGACY (2008) #248	cover
80897	Interior #80897	story
80898	X-MEN LEGACY (2008) #249	cover
80899	Interior #80899	story
80904	X-MEN LEGACY (2008) #246	cover
80905	X-MEN LEGACY 246	story
80910	Cover #80910	cover
80911	Interior #80911	story
80999	AVENGERS ACADEMY (2010) #22	cover
81000	Interior #81000	story
81001	AVENGERS ACADEMY (2010) #24	cover
81002	Interior #81002	story
81005	AVENGERS ACADEMY (2010) #23	cover
81006	Interior #81006	story
81019	NEW MUTANTS (2009) #22	cover
81020	New Mutants #22 	story
81023	NEW MUTANTS (2009) #24	cover
81024	Interior #81024	story
81033	NEW MUTANTS (2009) #23	cover
81034	NEW MUTANTS #23 	story
81068	Cover #81068	cover
81069	Interior #81069	story
81176	CHAOS WAR TPB	cover
81177	CHAOS WAR TPB	story
81222	Cover #81222	cover
81223	Interior #81223	story
81256	Cover #81256	cover
81257	Interior #81257	story
81264	Cover #81264	cover
81265	Interior #81265	story
81270	Generation Hope (2010) #13	cover
81271	Interior #81271	story
81272	Cover #81272	cover
81273	Interior #81273	story
81300	Generation Hope (2010) #11	cover
81301	Generation Hope (2010) #11	story
81302	Generation Hope (2010) #10	cover
81303	Generation Hope (2010) #10	story
81669	Cover #81669	cover
81670	Interior #81670	story
81674	Interior #81674	story
81864	Sky Doll Space Ship #1	cover
82480	Cover #82480	cover
82481	Interior #82481	story
82482	15-Love GN-TPB (2013) #1	cover
82483	Interior #82483	story
82484	Cover #82484	cover
82485	Interior #82485	story
82486	15-Love (2011) #1	cover
82487	Interior #82487	story
82773	Punishermax: Kingpin (2010) 	cover
82774
82809	Cover #82809	cover
82810	Interior #82810	story
82811	Cover #82811	cover
82812	Interior #82812	story
82813	Cover #82813	cover
82814	Interior #82814	story
83085	Deadpool Classic Vol. 5 (2010) #1	cover
83086	Deadpool Classic Vol. 5 (2010) #1	story
83111	Interior #83111	story
83114	Astonishing Spider-Man/Wolverine #6	cover
83115	Astonishing Spider-Man/Wolverine #6	story
83379	In the Belly of the Beast!	story
83380	IRON MAN (1998) #11	cover
83395	IRON MAN (1998) #4	cover
83397	Trouble in Paradise	story
83398	IRON MAN (1998) #5	cover
83400	Into the Fire	story
83412	Field of Honor	story
83506	Interior From The Thanos Imperative: Devestation (2010) #1	story
83507	Cover From The Thanos Imperative: Devestation (2010) #1	cover
83523	Age of X: Alpha (2010) #1	cover
83524	Interior #83524  	story
84589	Age of X: Universe (2011) #2	cover
84590	Interior #84590   	story
84703	WOLVERINE & THE X-MEN (2011) #11	cover
84704	Interior #84704	story
85524	X-Schism #5 cover	cover
85525	Interior #85525	story
88575	Interior #88575	story
89049	Incredible Hulk #103 Interior Story	story
89190	Hulk (2008) #43	cover
89411	Cover #89411	cover
89412	Interior #89412	story
89826	X-MEN: PRELUDE TO SCHISM (2011) #1	cover
89830	ASTONISHING X-MEN (2004) #38	cover
89879	5 Ronin #1	cover
89880	5 Ronin #1 	story
89883	X-MEN: PRELUDE TO SCHISM (2011) #2	cover
89884	X-Men: Prelude to Schism #2	story
89900	Astonishing X-Men (2004) #38	story
90002	Interior #90002	story
90010	Age of X: Universe (2011) #1	cover
90011	5 Ronin #2 Brooks Cover	cover
90040	Age of X: Universe #1	story
90060	Interior #90060	story
90100	5 RONIN 3 CAMUNCOLI VARIANT 	story
90136	Interior #90136	story
90201	X-MEN: REGENESIS (2011) #1	cover
90202	Interior #90202	story
90212	5 Ronin #3 Aja Cover	cover
90213	5 Ronin #3 Camuncoli Cover	cover
90234	Cover #90234	cover
90235	Interior #90235	story
90265	Interior #90265	story
90279	AVENGERS: X-SANCTION (2011) #4	cover
90281	AVENGERS: X-SANCTION (2011) #3	cover
90282	Interior #90282	story
90331	Interior #90331	story
90334	Cover #90334	cover
90335	Interior #90335	story
90349	5 Ronin #4	cover
90403	5 Ronin #5 McGuinness Variant	cover
90404	5 Ronin #5	story
90430	Cover #90430	cover
90431	Interior #90431	story
90475	X-MEN: PRELUDE TO SCHISM (2011) #3	cover
90519	X-MEN: PRELUDE TO SCHISM (2011) #4	cover
90520	Interior #90520	story
90521	Interior #90521	story
90548	Heralds TPB	cover
90603	Cover #90603	cover
90604	Interior #90604	story
90725	Cover #90725	cover
90726	Interior #90726	story
90727	Annihilators: Earthfall (2011) #3	cover
90728	Interior #90728	story
90729	Annihilators: Earthfall (2011) #2	cover
90730	Annihilators: Earthfall (2011) #2 - Int	story
90731	Annihilators: Earthfall (2011) #1 Cover	cover
90732	Annihilators: Earthfall (2011) #1	story
90819	Interior #90819	story
90853	 Interior  Astonishing X-Men (2004) #40	story
90857	X-Schism #1	story
90936	Interior #90936	story
90944	ASTONISHING X-MEN (2004) #40	cover
90948	FEAR ITSELF: THE HOME FRONT #4	cover
90964	WOLVERINE & THE X-MEN (2011) #13	cover
90965	Interior #90965	story
91099	Cover #91099	cover
91100	Interior #91100	story
91101	Cover #91101	cover
91102	Interior #91102	story
91103	Cover #91103	cover
91104	Interior #91104	story
91105	UNCANNY X-MEN (2011) #2	cover
91106	Interior #91106	story
91107	Cover #91107	cover
91108	Interior #91108	story
91115	UNCANNY X-MEN (2011) #3	cover
91116	Interior #91116	story
91117	Cover #91117	cover
91118	Interior #91118	story
91129	UNCANNY X-MEN (2011) #1	cover
91130	Interior #91130	story
91141	X-Men: Schism #1 cover	cover
91157	X-Schism #2 INterior	story
91178	X-FACTOR (2005) #230	cover
91179	Interior #91179	story
91181	Interior #91181	story
91226	Cover #91226	cover
91227	Interior #91227	story
91266	X-Men: Schism #2 Cover	cover
91384	Cover #91384	cover
91537	Avengers 1959 (2011) #3	story
91538	Avengers 1959 (2011) #4	cover
91539	Interior #91539	story
91540	Avengers 1959 (2011) #2	cover
91541	Interior #91541	story
91543	Interior #91543	story
91608	Avengers 1959 (2011) #5	cover
91609	Interior #91609	story
91657	Interior #91657	story
91728	Uncanny X-Force (2010) #20	cover
91918	JOURNEY INTO MYSTERY (2011) #648	cover
91919	Interior #91919	story
91930	JOURNEY INTO MYSTERY (2011) #649	cover
91936	JOURNEY INTO MYSTERY (2011) #646	cover
91937	Interior #91937	story
91940	JOURNEY INTO MYSTERY (2011) #647	cover
92078	Hulk (2008) #55	cover
92079	Interior #92079	story
92082	Hulk (2008) #54	cover
92083	Interior #92083	story
92086	Hulk (2008) #53	cover
92087	Interior #92087	story
92098	Hulk (2008) #50	cover
92099	Interior #92099	story
92113	Interior #92113	story
92256	New Mutants (2010) #40	cover
92272	Cover #92272	cover
92274	Cover #92274	cover
92276	Cover #92276	cover
92280	Cover #92280	cover
92366	Dark Avengers (2012) #176	cover
92367	Interior #92367	story
92370	Dark Avengers (2012) #179	cover
92371	Interior #92371	story
92372	Dark Avengers (2012) #180	cover
92373	Interior #92373	story
92376	Dark Avengers (2012) #177	cover
92414	THOR GOES HOLLYWOOD (2011) #1	cover
92486	Cover #92486	cover
92972	X-Schism (0000) #3	cover
92973	X-Schism (0000) #3	story
93002	Interior #93002	story
93074	5 Ronin HC	cover
93075	5 Ronin HC DM Only Variant	cover
93132	Cover #93132	cover
93133	Interior #93133	story
93178	Interior #93178	story
93233	AVENGERS VS. X-MEN (2012) #3	cover	2017-12-05T16:12:04-0500	64 140 620 628	1814	320a 410j 993c	11	545
93234	Interior #93234	story	2011-06-02T01:30:15-0400		1814	320a 587d 740b 837h	11	545
93235	AVENGERS VS. X-MEN (2012) #1	cover	2017-12-05T14:43:30-0500	64 628	1812	226a 410g 740b 993c 837f	11	545
93236	Interior #93236	story	2012-04-03T10:17:46-0400	64 140 340 620 628	1812	226p 837f	11	545
93237	Cover #93237	cover	2013-04-05T14:40:14-0400	628	1817	410g	11	545
93238	Interior #93238	story	2012-06-11T16:11:33-0400	171 180 405	1817	442i 769a	11	545
93239	AVENGERS VS. X-MEN (2012) #5	cover	2017-12-06T10:13:09-0500	64 628	1816	410g 587d 646a 740b 993c 837f	11	545
93240	Interior #93240	story	2012-06-04T11:37:18-0400		1816	646a 837i	11	545
93241	AVENGERS VS. X-MEN (2012) #2	cover	2017-12-05T14:56:46-0500	64 340 628	1811	73a 587d 740b 993o 837f	11	545
93242	Interior #93242	story	2011-06-02T01:30:15-0400	64 140 171 180 237 272 364 396 407 551 562 628	1811	73p 586q 740u 993o 837i	11	545
93243	Cover #93243	cover	2013-04-05T14:57:20-0400		1818	410g	11	545
93244	Interior #93244	story	2012-06-18T12:04:13-0400		1818	442i 646a	11	545
93245	AVENGERS VS. X-MEN (2012) #4	cover	2017-12-06T09:20:30-0500	64 320 355 628	1815	410j 993o	11	545
93246	Interior #93246	story	2011-06-02T01:30:15-0400	145 396 580 581	1815	586q 587d 740u 769a 993o 837h	11	545
93319	Cover #93319	cover
93387	Cover #93387	cover
93388	Interior #93388	story
93389	Age of Apocalypse (2011) #3	cover
93390	Interior #93390	story
93391	Cover #93391	cover
93392	Interior #93392	story
93393	Cover #93393	cover
93394	Interior #93394	story
93395	Cover #93395	cover
93396	Interior #93396	story
93397	Cover #93397	cover
93398	Interior #93398	story
93399	Cover #93399	cover
93400	Interior #93400	story
93401	Age of Apocalypse (2011) #2	cover
93402	Interior #93402	story
93403	Cover #93403	cover
93404	Interior #93404	story
93405	Cover #93405	cover
93406	Interior #93406	story
93411	Cover #93411	cover	2013-04-05T14:47:56-0400		1819	410g	11	545
93412	Interior #93412	story	2012-06-26T16:09:54-0400		1819	226p 877i	11	545
93413	Cover #93413	cover	2013-04-05T14:54:10-0400		1813	410g	11	545
93414	Interior #93414	story	2012-07-31T16:33:20-0400		1813	320p 442a	11	545
93415	Cover #93415	cover	2013-04-05T14:48:02-0400	551	1820	410g	11	545
93416	Interior #93416	story	2012-07-19T16:57:34-0400		1820	73p 877i	11	545
93427	Annihilators: Earthfall (2011) #1, Variant	cover
93428	Interior #93428	story
93578	Avengers Assemble (2011) #3	cover
93579	Interior #93579	story
93580	Cover #93580	cover
93581	Interior #93581	story
93582	Cover #93582	cover
93583	Interior #93583	story
93584	Cover #93584	cover
93585	Interior #93585	story
93586	Cover #93586	cover
93587	Interior #93587	story
93638	Interior #93638	story
93890	Interior #93890	story
93894	Interior #93894	story
93896	Interior #93896	story
93898	Interior #93898	story
93946	Cover #93946	cover
93947	Interior #93947	story
93948	Deadpool Max 2 (2011) #1	cover
94041	Fear Itself: The Home Front (2010) #4	story
94509	Interior #94509	story
94511	Interior #94511	story
94513	Interior #94513	story
94571	Interior #94571	story
94725	Cover #94725	cover
94726	Interior #94726	story
94727	Cover #94727	cover
94728	Interior #94728	story
94729	Cover #94729	cover
94730	Interior #94730	story
94731	Cover #94731	cover
94732	Interior #94732	story
94733	Cover #94733	cover
94734	Interior #94734	story
94769	Cable & Deadpool (2004) #46, Zombie Variant	cover
94772	Captain America (2004) #606, HEROIC AGE VARIANT	cover
95428	Interior #95428	story
95603	Shame Itself (2011) #1	cover
95726	Interior #95726	story
95794	Interior #95794	story
95929	Interior #95929	story
96092	CAPTAIN MARVEL (2012) #7	cover
96647	Iron Man (1968) #59	cover
96678	Astonishing Spider-Man/Wolverine (2010) #1	cover
96761	Cover #96761	cover
96762	Interior #96762	story
96956	Cover #96956	cover
96957	Interior #96957	story
96958	Cover #96958	cover
96959	Interior #96959	story
96981	Interior #96981	story
96983	Interior #96983	story
96984	Cover #96984	cover
96985	Interior #96985	story
96986	Cover #96986	cover
96987	Interior #96987	story
96989	Interior #96989	story
96991	Interior #96991	story
97040	Uncanny Avengers (2012) #1	cover
97041	Interior #97041	story
97110	A+X (2012) #1	cover
97148	cover from A+X (2012) #6	cover
97149	story from A+X (2012) #6	story
97150	cover from A+X (2012) #7	cover
97151	story from A+X (2012) #7	story
97166	cover from All-New X-Men (2012) #1	cover
97167	story from All-New X-Men (2012) #1	story
97170	cover from All-New X-Men (2012) #1	cover
97171	story from All-New X-Men (2012) #1	story
97172	cover from All-New X-Men (2012) #1	cover
97173	story from All-New X-Men (2012) #1	story
97174	cover from All-New X-Men (2012) #1	cover
97175	story from All-New X-Men (2012) #1	story
97176	A+X (2012) #2	cover
97177	story from All-New X-Men (2012) #1	story
97182	A+X (2012) #3	cover
97183	story from All-New X-Men (2012) #3	story
97186	cover from All-New X-Men (2012) #4	cover
97187	story from All-New X-Men (2012) #4	story
97188	A+X (2012) #4	cover
97189	story from All-New X-Men (2012) #5	story
97190	cover from All-New X-Men (2012) #6	cover
97191	story from All-New X-Men (2012) #6	story
97192	cover from All-New X-Men (2012) #7	cover
97204	A+X (2012) #10	cover
97205	story from All-New X-Men (2012) #13	story
98801	cover from Deadpool (2012) #1	cover
98802	story from Deadpool (2012) #1	story
98803	cover from Deadpool (2012) #1 (BLANK COVER VARIANT)	cover
98804	story from Deadpool (2012) #1 (BLANK COVER VARIANT)	story
98805	cover from Deadpool (2012) #1 (YOUNG BABY VARIANT)	cover
98806	story from Deadpool (2012) #1 (YOUNG BABY VARIANT)	story
98807	cover from Deadpool (2012) #1 (TBD ARTIST VARIANT)	cover
98808	story from Deadpool (2012) #1 (TBD ARTIST VARIANT)	story
98809	cover from Deadpool (2012) #2	cover
98810	story from Deadpool (2012) #2	story
98813	cover from Deadpool (2012) #2 (TBD ARTIST VARIANT)	cover
98814	story from Deadpool (2012) #2 (TBD ARTIST VARIANT)	story
101111	cover from Deadpool (2012) #3	cover
101112	story from Deadpool (2012) #3	story
101475	Iron Man (2012) #3	cover
101476	story from Iron Man (2012) #3	story
102741	cover from X-Factor (2005) #249	cover
102974	cover from A+X (2013)	cover
102975	story from A+X (2013)	story
102983	story from A+X (2013)	story
103052	cover from The Amazing Spider-Man (2013) #1	cover
103053	story from The Amazing Spider-Man (2013) #1	story
103062	cover from The Amazing Spider-Man (2013) #4	cover
103063	story from The Amazing Spider-Man (2013) #4	story
103064	cover from The Amazing Spider-Man (2013) #5	cover
103065	story from The Amazing Spider-Man (2013) #5	story
103206	cover from Avengers (2012) #18	cover
103207	story from Avengers (2012) #18	story
103210	cover from Avengers (2012) #19	cover
103211	story from Avengers (2012) #19	story
103222	cover from Avengers (2012) #20	cover
103223	story from Avengers (2012) #20	story
103282	AVENGERS ASSEMBLE (2012) #18	cover
103283	story from Avengers Assemble (2012) #18	story
103284	AVENGERS ASSEMBLE (2012) #19	cover
103285	story from Avengers Assemble (2012) #19	story
103323	story from Avengers: Age of Ultron (2013)	story
103326	cover from Avengers: Age of Ultron (2013) #6	cover
103327	story from Avengers: Age of Ultron (2013) #6	story
103328	cover from Avengers: Age of Ultron (2013) #7	cover
103329	story from Avengers: Age of Ultron (2013) #7	story
103330	cover from Avengers: Age of Ultron (2013) #8	cover
103331	story from Avengers: Age of Ultron (2013) #8	story
103332	cover from Avengers: Age of Ultron (2013) #9	cover
103333	story from Avengers: Age of Ultron (2013) #9	story
103334	cover from Avengers: Age of Ultron (2013) #10	cover
103335	story from Avengers: Age of Ultron (2013) #10	story
103418	Cable and X-Force (2012) #8	cover
103419	story from Cable and X-Force (2012) #8	story
103596	cover from Deadpool (2012) #1 (MOORE VARIANT)	cover
103597	story from Deadpool (2012) #1 (MOORE VARIANT)	story
103598	cover from Deadpool (2012) #1 (HASTINGS VARIANT)	cover
103599	story from Deadpool (2012) #1 (HASTINGS VARIANT)	story
103600	cover from Deadpool (2012) #1 (THIRD EYE COMICS VARIANT)	cover
103601	story from Deadpool (2012) #1 (THIRD EYE COMICS VARIANT)	story
103628	cover from Deadpool (2012) #13	cover
103630	cover from Deadpool (2012) #14	cover
103690	cover from Defenders II (2013) #10	cover
103691	story from Defenders II (2013) #10	story
103726	cover from Fantastic Four (2012) #6	cover
103727	story from Fantastic Four (2012) #6	story
103728	cover from Fantastic Four (2012) #7	cover
103729	story from Fantastic Four (2012) #7	story
103730	cover from Fantastic Four (2012) #8	cover
103731	story from Fantastic Four (2012) #8	story
104022	cover from Marvel Masterworks: Ant-Man/Giant-Man (2013)	cover
104023	story from Marvel Masterworks: Ant-Man/Giant-Man (2013)	story
104024	cover	cover
104025	story	story
104266	New Avengers (2013) #13.INH	cover
104267	New Avengers (2013) #13.INH	story
104630	cover from Thunderbolts (2014)	cover
104660	cover from Thunderbolts (2012) #15	cover
104680	cover from Ultimate Comics Spider-Man (2011) #16.1	cover
104681	story from Ultimate Comics Spider-Man (2011) #16.1	story
104712	cover from Ultimate Comics Spider-Man by Brian Michael Bendis (2014)	cover
104713	story from Ultimate Comics Spider-Man by Brian Michael Bendis (2014)	story
104947	story from Uncanny X-Men (2013) #11	story
104948	Uncanny X-Men (2013) #12	cover
104949	story from Uncanny X-Men (2013) #12	story
105072	cover from Wolverine & the X-Men (2011) #36	cover
105194	cover from X-Men (2013) #5	cover
105195	story from X-Men (2013) #5	story
105198	cover from X-Men (2013) #6	cover
105199	story from X-Men (2013) #6	story
105224	X-MEN LEGACY (2012) #5	cover
105228	X-MEN LEGACY (2012) #6	cover
105230	X-MEN LEGACY (2012) #7	cover
105232	X-MEN LEGACY (2012) #8	cover
105240	X-MEN LEGACY (2012) #12	cover
105242	X-MEN LEGACY (2012) #13	cover
105244	X-MEN LEGACY (2012) #14	cover
105246	X-MEN LEGACY (2012) #15	cover
105248	X-MEN LEGACY (2012) #16	cover
105250	X-MEN LEGACY (2012) #17	cover
105386	cover from Thanos (2013) #3	cover
105387	story from Thanos (2013) #3	story
105614	cover from Avengers: Age of Ultron (2013) #1 	cover
105615	story from Avengers: Age of Ultron (2013) #1 (ULTRON VARIANT)	story
105618	cover from Avengers: Age of Ultron (2013) #2 	cover
105619	story from Avengers: Age of Ultron (2013) #2 (ULTRON VARIANT)	story
105817	cover from Scarlet (2010) #8	cover
105818	story from Scarlet (2010) #8	story
105819	cover from Scarlet (2010) #9	cover
105820	story from Scarlet (2010) #9	story
105821	cover from Scarlet (2010) #10	cover
105822	story from Scarlet (2010) #10	story
105838	story from Thanos/Inhumans Event (2014)	story
105929	cover from Free Comic Book Day 2013 (Avengers/Hulk) (2013) #1	cover
106025	cover from 15-Love #1.5	cover
106026	cover from 15-Love #2.5	cover
106027	cover from 15-Love #3.5	cover
106028		cover
106057	cover from Astonishing X-Men Vol. 1: Gifted #0	cover	1969-12-31T19:00:00-0500		1349	1465e		418
106292	cover from Lorna the Jungle Girl #6	cover
106314	cover from Magician: Apprentice Riftwar Saga #17	cover
106387	cover from Marvels Vol. 1 #5	cover
106520		cover	1969-12-31T19:00:00-0500		3990			1783
107089	WOLVERINE & THE X-MEN (2011) #27	cover
107110	story from Hulk: Planet Hulk (2013)	story
107177	cover from Daredevil by Mark Waid (2014)	cover
107178	story from Daredevil by Mark Waid (2014)	story
107272	Interior from Age of Heroes #2	story
107273	Cover from Age of Heroes #2	cover
107360	cover from Kick-Ass 3 (2014)	cover
107361	story from Kick-Ass 3 (2014)	story
107383	cover from Captain America (2012) #8 (WOLVERINE COSTUME VARIANT)	cover
107384	story from Captain America (2012) #8 (WOLVERINE COSTUME VARIANT)	story
107391	cover from FF (2012) #9 (WOLVERINE COSTUME VARIANT)	cover
107392	story from FF (2012) #9 (WOLVERINE COSTUME VARIANT)	story
107415	cover from Secret Avengers (2013) #5 (WOLVERINE COSTUME VARIANT)	cover
107416	story from Secret Avengers (2013) #5 (WOLVERINE COSTUME VARIANT)	story
107419	cover from Young Avengers (2013) #6 (WOLVERINE COSTUME VARIANT)	cover
107420	story from Young Avengers (2013) #6 (WOLVERINE COSTUME VARIANT)	story
107449	cover from Avengers a.I. (2013) #7	cover
107450	story from Avengers a.I. (2013) #7	story
107517	cover from UNCANNY X-MEN 1 DELL'OTTO VARIANT (NOW, 1 FOR 50, WITH DIGITAL CODE) (2013) #7 (WOLVERINE COSTUME VARIANT)	cover
107518	story from UNCANNY X-MEN 1 DELL'OTTO VARIANT (NOW, 1 FOR 50, WITH DIGITAL CODE) (2013) #7 (WOLVERINE COSTUME VARIANT)	story
107527	cover from X-Men 50th Anniversary Alpha (2013) #1	cover
107528	story from X-Men 50th Anniversary Alpha (2013) #1	story
107529	cover from X-Men 50th Anniversary Omega (2013) #1	cover
107530	story from X-Men 50th Anniversary Omega (2013) #1	story
107833	cover from Spider-Man Newspaper Strips (2014)	cover
107834	story from Spider-Man Newspaper Strips (2014)	story
107855	cover from Deadpool by Joe Kelly (2014)	cover
107856	story from Deadpool by Joe Kelly (2014)	story
107857	cover from Deadpool by Joe Kelly (2014) (VARIANT)	cover
107858	story from Deadpool by Joe Kelly (2014) (VARIANT)	story
107873	cover from Inhumans (2013) #1	cover
107874	story from Inhumans (2013) #1	story
107893	cover from Inhumans (2013) #9	cover
107894	story from Inhumans (2013) #9	story
107895	cover from Inhumans (2013) #10	cover
107903	cover from Marvel Masterworks: The Human Torch (2014) (VARIANT)	cover
107904	story from Marvel Masterworks: The Human Torch (2014) (VARIANT)	story
108037	cover from Amazing Spider-Man Epic Collection: Cosmic Adventures (2013)	cover
108038	story from Amazing Spider-Man Epic Collection: Cosmic Adventures (2013)	story
108047	cover from Fantastic Four (2013)	cover
108048	story from Fantastic Four (2013)	story
108101	cover from Marvel Masterworks: Captain America (2014)	cover
108102	story from Marvel Masterworks: Captain America (2014)	story
108103	cover from Marvel Masterworks: Captain America (2014)	cover
108104	story from Marvel Masterworks: Captain America (2014)	story
108117	cover from Marvel Masterworks: The Amazing Spider-Man (2014)	cover
108118	story from Marvel Masterworks: The Amazing Spider-Man (2014)	story
108119	cover from Marvel Masterworks: The Amazing Spider-Man (2014)	cover
108120	story from Marvel Masterworks: The Amazing Spider-Man (2014)	story
108147	cover from New X-Men (2014)	cover
108148	story from New X-Men (2014)	story
108193	cover from All-New X-Factor (2013) #15	cover
108194	story from All-New X-Factor (2013) #15	story
108195	cover from All-New X-Factor (2013) #16	cover
108196	story from All-New X-Factor (2013) #16	story
108197	cover from All-New X-Factor (2013) #17	cover
108198	story from All-New X-Factor (2013) #17	story
108199	cover from All-New X-Factor (2013) #18	cover
108200	story from All-New X-Factor (2013) #18	story
108201	cover from The Amazing Spider-Man (2014) #1.1	cover
108202	story from The Amazing Spider-Man (2014) #1.1	story
108211	cover from Avengers: Falcon (2014)	cover
108212	story from Avengers: Falcon (2014)	story
108279	cover from New X-Men (2013) #1	cover
108280	story from New X-Men (2013) #1	story
108281	cover from New X-Men (2013) #2	cover
108282	story from New X-Men (2013) #2	story
108283	cover from New X-Men (2013) #3	cover
108284	story from New X-Men (2013) #3	story
108285	cover from New X-Men (2013) #4	cover
108286	story from New X-Men (2013) #4	story
108287	cover from New X-Men (2013) #5	cover
108288	story from New X-Men (2013) #5	story
108289	cover from New X-Men (2013) #6	cover
108290	story from New X-Men (2013) #6	story
108291	cover from New X-Men (2013) #7	cover
108292	story from New X-Men (2013) #7	story
108293	cover from New X-Men (2013) #8	cover
108294	story from New X-Men (2013) #8	story
108295	cover from New X-Men (2013) #9	cover
108296	story from New X-Men (2013) #9	story
108297	cover from New X-Men (2013) #10	cover
108298	story from New X-Men (2013) #10	story
108353	cover from Marvel Masterworks: The Fantastic Four (2014)	cover
108354	story from Marvel Masterworks: The Fantastic Four (2014)	story
108355	cover from Marvel Masterworks: The Fantastic Four (2014)	cover
108356	story from Marvel Masterworks: The Fantastic Four (2014)	story
108361	cover from Marvel Masterworks: The Invincible Iron Man (2014)	cover
108362	story from Marvel Masterworks: The Invincible Iron Man (2014)	story
108363	cover from Marvel Masterworks: The Invincible Iron Man (2014)	cover
108364	story from Marvel Masterworks: The Invincible Iron Man (2014)	story
108379	cover from Marvel Masterworks: Rawhide Kid (2014)	cover
108380	story from Marvel Masterworks: Rawhide Kid (2014)	story
108381	cover from Marvel Masterworks: Rawhide Kid (2014)	cover
108382	story from Marvel Masterworks: Rawhide Kid (2014)	story
108403	UNCANNY X-MEN (2013) #13	cover
108404	story from UNCANNY X-MEN (2013) #13	story
108407	cover from Wolverine & the X-Men (2011) #37	cover
108408	story from Wolverine & the X-Men (2011) #37	story
108431	cover from Fantastic Four Epic Collection: All in the Family (2014)	cover
108432	story from Fantastic Four Epic Collection: All in the Family (2014)	story
108435	cover from Spider-Man: The Complete Alien Costume Epic (2014)	cover
108436	story from Spider-Man: The Complete Alien Costume Epic (2014)	story
108785	cover from Spider-Man Firsts (2014)	cover
108786	story from Spider-Man Firsts (2014)	story
108811	cover from Mighty Avengers (2013) #1	cover
108813	cover from Mighty Avengers (2013) #2	cover
108815	cover from Mighty Avengers (2013) #3	cover
108817	cover from Mighty Avengers (2013) #4	cover
108818	story from Mighty Avengers (2013) #4	story
108819	cover from Mighty Avengers (2013) #5	cover
108820	story from Mighty Avengers (2013) #5	story
108823	cover from Mighty Avengers (2013) #7	cover
108829	cover from Mighty Avengers (2013) #10	cover
108830	story from Mighty Avengers (2013) #10	story
108831	cover from Mighty Avengers (2013) #11	cover
108832	story from Mighty Avengers (2013) #11	story
108833	cover from Mighty Avengers (2013) #12	cover
108834	story from Mighty Avengers (2013) #12	story
108835	cover from Silver Surfer (2014) #1	cover
108836	story from Silver Surfer (2014) #1	story
108841	cover from Silver Surfer (2014) #4	cover
108842	story from Silver Surfer (2014) #4	story
108877	cover from Invaders (2014) #6	cover
108878	story from Invaders (2014) #6	story
108879	cover from Invaders (2014) #7	cover
108880	story from Invaders (2014) #7	story
108897	cover from Amazing Spider-Man Epic Collection: Ghosts of the Past (2014)	cover
108898	story from Amazing Spider-Man Epic Collection: Ghosts of the Past (2014)	story
108941	cover from Invaders (2014)	cover
108942	story from Invaders (2014)	story
109145	cover from Loki: Agent of Asgard (2013) #6	cover
109146	story from Loki: Agent of Asgard (2013) #6	story
109219	AVENGERS ASSEMBLE (2012) #22	cover
109220	story from Avengers Assemble (2012) #22	story
109221	AVENGERS ASSEMBLE (2012) #23	cover
109222	story from Avengers Assemble (2012) #23	story
109228	story from Bucky Barnes: Winter Soldier (2014)	story
109277	CAPTAIN AMERICA (2012) #24	cover
109278	story from Captain America (2012) #24	story
109335	cover from Deadpool (2012) #32	cover	2016-06-16T09:01:11-0400	197	2688	310g	48 52	1003
109336	story from Deadpool (2012) #32	story	2014-07-14T15:05:13-0400		2688	568a 1159a 960i	48 52	1003
109377	cover from Hawkeye (2012) #21	cover
109378	story from Hawkeye (2012) #21	story
109399	Indestructible Hulk (2012) #17	cover
109400	story from Indestructible Hulk (2012) #17	story
109401	Indestructible Hulk (2012) #18	cover
109402	story from Indestructible Hulk (2012) #18	story
109441	UNCANNY X-MEN (2013) #15	cover
109442	story from UNCANNY X-MEN (2013) #15	story
109527	cover from Nova (2014)	cover
109528	story from Nova (2014)	story
109585	cover from Avengers World (2013) #3	cover
109623	cover from Iron Man (2012) #23	cover
109624	story from Iron Man (2012) #23	story
109663	cover from New Avengers (2013) #16	cover
109664	story from New Avengers (2013) #16	story
109678	story from Nova (2013) #13	story
109763	cover from Superior Spider-Man Team-Up (2013) #16	cover
109764	story from Superior Spider-Man Team-Up (2013) #16	story
109777	cover from The Deadly Foes of Spider-Man (2013) #13	cover
109778	story from The Deadly Foes of Spider-Man (2013) #13	story
109883	cover from Wolverine & the X-Men (2014) #1	cover
109884	story from Wolverine & the X-Men (2014) #1	story
109905	cover from Wolverine & the X-Men (2014) #12	cover
109906	story from Wolverine & the X-Men (2014) #12	story
109917	cover from X-Men Legacy (2014) #1	cover
109918	story from X-Men Legacy (2014) #1	story
109933	cover from X-Men Legacy (2014) #9	cover
109934	story from X-Men Legacy (2014) #9	story
109935	cover from X-Men Legacy (2014) #10	cover
109941	X-MEN LEGACY (2012) #18	cover
109943	X-MEN LEGACY (2012) #19	cover
109945	X-MEN LEGACY (2012) #20	cover
109978	story from Wolverine (2014)	story
110049	cover from A+X (2014)	cover
110050	story from A+X (2014)	story
110101	cover from 100th Anniversary Special (2014) #1	cover
110102	story from 100th Anniversary Special (2014) #1	story
110103	cover from 100th Anniversary Special (2014) #2	cover
110104	story from 100th Anniversary Special (2014) #2	story
110105	cover from 100th Anniversary Special (2014) #3	cover
110106	story from 100th Anniversary Special (2014) #3	story
110107	cover from 100th Anniversary Special (2014) #4	cover
110108	story from 100th Anniversary Special (2014) #4	story
110109	cover from 100th Anniversary Special (2014) #5	cover
110110	story from 100th Anniversary Special (2014) #5	story
110123	cover from Captain Marvel (2014) #1	cover
110124	story from Captain Marvel (2014) #1	story
110125	cover from Captain Marvel (2014) #2	cover
110127	cover from Captain Marvel (2014) #3	cover
110129	cover from Captain Marvel (2014) #4	cover
110131	cover from Captain Marvel (2014) #5	cover
110133	cover from Captain Marvel (2014) #6	cover
110135	cover from Captain Marvel (2014) #7	cover
110137	cover from Captain Marvel (2014) #8	cover
110139	cover from Captain Marvel (2014) #9	cover
110141	cover from Captain Marvel (2014) #10	cover
110143	cover from Captain Marvel (2014) #11	cover
110149	cover from Daredevil (2014) #1	cover
110150	story from Daredevil (2014) #1	story
110475	cover from The Amazing Spider-Man: The Movie Adaptation (2014)	cover
110476	story from The Amazing Spider-Man: The Movie Adaptation (2014)	story
110644	X-MEN LEGACY (2012) #21	cover
110646	X-MEN LEGACY (2012) #22	cover
110648	X-MEN LEGACY (2012) #23	cover
110650	X-MEN LEGACY (2012) #24	cover
111050	cover from new series (2014) #1	cover
111051	story from new series (2014) #1	story
111054	cover from new series (2014) #1	cover
111067	story from new series (2014) #2	story
111068	cover from new series (2014) #2	cover
111082	cover from new series (2014) #3	cover
111096	cover from new series (2014) #4	cover
111659	story from Fantastic Four (2014)	story
112918	cover from Ultimate Comics Spider-Man (2011) #200	cover
112919	story from Ultimate Comics Spider-Man (2011) #200	story
113058	cover from Alias Omnibus (2014)	cover
113059	story from Alias Omnibus (2014)	story
113064	cover from Thanos Annual (2014) #1	cover
113065	story from Thanos Annual (2014) #1	story
113142	Cover from 1602 #2	cover
113168	Cover from Journey Into Mystery (1996) #510	cover
113169	Cover from Journey Into Mystery (1996) #508	cover
113170	Cover from Journey Into Mystery (1996) #507	cover
113173	Cover from Journey Into Mystery (1996) #504	cover
113174	Cover from Journey Into Mystery (1996) #503	cover
113185	Amazing Spider-Man (1999) #49	cover
113199	Cover from Spectacular Spider-Girl (2009) #11	cover
113200	Cover from Age of Heroes (2010) #2	cover
113207	Cover from Spectacular Spider-Girl (2009) #10	cover
113212	Cover from Spectacular Spider-Girl (2009) #9	cover
113495	cover from Giant-Size Spider-Man (2014) #2	cover
113496	story from Giant-Size Spider-Man (2014) #2	story
113546	cover from Ultimate Comics Spider-Man (2011) #200 (MARQUEZ COVER B VARIANT)	cover
113547	story from Ultimate Comics Spider-Man (2011) #200 (MARQUEZ COVER B VARIANT)	story
113973	cover from 1602 Witch Hunter Angela (2015) #1	cover
113974	story from 1602 Witch Hunter Angela (2015) #1	story
113975	cover from 1602 Witch Hunter Angela (2015) #2	cover
113976	story from 1602 Witch Hunter Angela (2015) #2	story
113977	cover from 1602 Witch Hunter Angela (2015) #3	cover
113978	story from 1602 Witch Hunter Angela (2015) #3	story
113979	cover from 1602 Witch Hunter Angela (2015) #4	cover
113980	story from 1602 Witch Hunter Angela (2015) #4	story
113981	cover from A-Force (2015) #1	cover
113982	story from A-Force (2015) #1	story
113985	cover from A-Force (2015) #2	cover
113986	story from A-Force (2015) #2	story
113987	cover from A-Force (2015) #3	cover
113988	story from A-Force (2015) #3	story
113989	cover from A-Force (2015) #4	cover	2016-03-29T17:13:56-0400		157	1051g	55	42
113990	story from A-Force (2015) #4	story	2015-09-01T12:17:31-0400		157	233a 1443a 1051i	55	42
113991	cover from A-Force (2015) #5	cover
113992	story from A-Force (2015) #5	story
114007	cover from Age of Ultron Vs. Zombies (2015) #1	cover
114008	story from Age of Ultron Vs. Zombies (2015) #1	story
114015	cover from Age of Ultron Vs. Zombies (2015) #2	cover
114016	story from Age of Ultron Vs. Zombies (2015) #2	story
114017	cover from Age of Ultron Vs. Zombies (2015) #3	cover
114018	story from Age of Ultron Vs. Zombies (2015) #3	story
114019	cover from Age of Ultron Vs. Zombies (2015) #4	cover
114020	story from Age of Ultron Vs. Zombies (2015) #4	story
114025	cover from All-New Captain America (2014) #1 (YOUNG VARIANT)	cover
114026	story from All-New Captain America (2014) #1 (YOUNG VARIANT)	story
114041	cover from All-New Captain America (2014) #1 (HORN GAMESTOP VARIANT)	cover
114042	story from All-New Captain America (2014) #1 (HORN GAMESTOP VARIANT)	story
114043	cover from All-New Captain America (2014) #1 (FERRY CBLDF VARIANT)	cover
114044	story from All-New Captain America (2014) #1 (FERRY CBLDF VARIANT)	story
114397	cover from Avengers (2012) #34.2	cover
114398	story from Avengers (2012) #34.2	story
114400	story from Avengers (2012) #34.2 (ARAUJO VARIANT)	story
114459	cover from Avengers World (2015)	cover
114653	cover from Black Widow (2014) #19	cover
114654	story from Black Widow (2014) #19	story
114703	cover from Captain America Special (2015) #1	cover
114883	cover from Darth Vader (2015) #1	cover
114884	story from Darth Vader (2015) #1	story
114913	cover from Darth Vader (2015) #2	cover
114914	story from Darth Vader (2015) #2	story
114917	cover from Darth Vader (2015) #3	cover
114918	story from Darth Vader (2015) #3	story
114921	cover from Darth Vader (2015) #4	cover
114922	story from Darth Vader (2015) #4	story
114923	cover from Darth Vader (2015) #5	cover
114924	story from Darth Vader (2015) #5	story
114925	cover from Darth Vader (2015) #6	cover
114926	story from Darth Vader (2015) #6	story
114927	cover from Darth Vader (2015) #7	cover
114928	story from Darth Vader (2015) #7	story
114929	cover from Darth Vader (2015) #8	cover
114930	story from Darth Vader (2015) #8	story
114931	cover from Darth Vader (2015) #9	cover
114932	story from Darth Vader (2015) #9	story
114933	cover from Darth Vader (2015) #10	cover
114934	story from Darth Vader (2015) #10	story
115445	cover from Guardians Team-Up (2015) #8	cover
115446	story from Guardians Team-Up (2015) #8	story
115476	story from House of M (2015) #3	story
115478	story from House of M (2015) #4	story
115721	cover from Marvel 1862 (2015) #1	cover
115722	story from Marvel 1862 (2015) #1	story
115723	cover from Marvel 1862 (2015) #1 (YOUNG VARIANT)	cover
115724	story from Marvel 1862 (2015) #1 (YOUNG VARIANT)	story
115725	cover from Marvel 1862 (2015) #2	cover
115726	story from Marvel 1862 (2015) #2	story
115727	cover from Marvel 1862 (2015) #3	cover
115728	story from Marvel 1862 (2015) #3	story
115729	cover from Marvel 1862 (2015) #4	cover
115730	story from Marvel 1862 (2015) #4	story
116218	story from Operation: S.I.N.: Agent Carter (2015)	story
116252	story from Planet Hulk (2015) #4	story
116451	cover from Savage Hulk (2015)	cover
116452	story from Savage Hulk (2015)	story
116593	cover from Silver Surfer (2015)	cover
116594	story from Silver Surfer (2015)	story
116667	cover from Spider-Man & the X-Men (2014) #1 (BENGAL VARIANT)	cover
116912	story from Star Wars Legends Epic Collection: Rise of the Sith (2015)	story
116918	story from Star Wars Legends Epic Collection: The New Republic (2015)	story
116920	story from Star Wars Legends Epic Collection: The New Republic (2015)	story
117129	cover from The Punisher (2014) #17	cover
117198	story from Thor (2015)	story
117370	story from What If? Infinity (2020)	story
117408	story from Wolverines (2015)	story
117414	story from Wolverines (2015)	story
117430	story from Wolverines (2015) #12	story
117438	story from Wolverines (2015) #16	story
117466	story from X-Men '92 Infinite Comic (2015) #1	story
117468	story from X-Men '92 Infinite Comic (2015) #2	story
117470	story from X-Men '92 Infinite Comic (2015) #3	story
118029	story from X-Men '92 (2015) #1	story
118031	story from X-Men '92 (2015) #2	story
118035	story from X-Men '92 (2015) #4	story
118206	story from X-Men '92 (2015)	story
118748	cover from Classic Star Wars (1992) #6	cover
118768	cover from Classic Star Wars (1992) #16	cover
118770	cover from Classic Star Wars (1992) #17	cover
118778	cover from Classic Star Wars: Devilworlds (1996) #1	cover
118780	cover from Classic Star Wars: Devilworlds (1996) #2	cover
118839	story from Star Wars (1977) #16	story
119031	story from Star Wars (1998) #7	story
119033	story from Star Wars (1998) #8	story
119035	story from Star Wars (1998) #9	story
119037	story from Star Wars (1998) #10	story
119039	story from Star Wars (1998) #11	story
119041	story from Star Wars (1998) #12	story
119043	story from Star Wars (1998) #13	story
119045	story from Star Wars (1998) #14	story
119047	story from Star Wars (1998) #15	story
119049	story from Star Wars (1998) #16	story
119051	story from Star Wars (1998) #17	story
119053	story from Star Wars (1998) #18	story
119073	story from Star Wars (1998) #28	story
119075	story from Star Wars (1998) #29	story
119077	story from Star Wars (1998) #30	story
119079	story from Star Wars (1998) #31	story
119177	story from Star Wars Infinities: The Empire Strikes Back (2002) #1	story
119179	story from Star Wars Infinities: The Empire Strikes Back (2002) #2	story
119181	story from Star Wars Infinities: The Empire Strikes Back (2002) #3	story
119183	story from Star Wars Infinities: The Empire Strikes Back (2002) #4	story
119189	story from Star Wars Tales (1999) #3	story
119203	story from Star Wars Tales (1999) #10	story
119209	story from Star Wars Tales (1999) #13	story
119211	story from Star Wars Tales (1999) #14	story
119225	story from Star Wars Tales (1999) #21	story
119227	story from Star Wars Tales (1999) #22	story
119237	story from Star Wars: Agent Of The Empire - Hard Targets (2012) #1	story
119239	story from Star Wars: Agent Of The Empire - Hard Targets (2012) #2	story
119241	story from Star Wars: Agent Of The Empire - Hard Targets (2012) #3	story
119243	story from Star Wars: Agent Of The Empire - Hard Targets (2012) #4	story
119245	story from Star Wars: Agent Of The Empire - Hard Targets (2012) #5	story
119380	story from Star Wars: Dark Times (2006) #3	story
119404	story from Star Wars: Dark Times (2006) #15	story
119584	story from Star Wars: Empire (2002) #5	story
119586	story from Star Wars: Empire (2002) #6	story
119600	story from Star Wars: Empire (2002) #17	story
119602	story from Star Wars: Empire (2002) #18	story
119618	story from Star Wars: Empire (2002) #26	story
119620	story from Star Wars: Empire (2002) #27	story
119638	story from Star Wars: Empire (2002) #36	story
119640	story from Star Wars: Empire (2002) #37	story
119642	story from Star Wars: Empire (2002) #38	story
119644	story from Star Wars: Empire (2002) #39	story
119646	story from Star Wars: Empire (2002) #40	story
119652	story from Star Wars: Episode I - Anakin Skywalker (1999) #1	story
119660	story from Star Wars: Episode I - The Phantom Menace (1999) #0.5	story
120645	story from Star Wars: Empire (2002) #16	story
120677	cover from 1602 Witch Hunter Angela (2015) #1 (TBD ARTIST VARIANT)	cover
120678	story from 1602 Witch Hunter Angela (2015) #1 (TBD ARTIST VARIANT)	story
120935	cover from Night Watch of S.H.I.E.L.D. (2015) #1 (TBD ARTIST ANT-SIZED VARIANT)	cover
121011	cover from 1602 Witch Hunter Angela/Rangers of the Shield (2015)	cover
121012	story from 1602 Witch Hunter Angela/Rangers of the Shield (2015)	story
121025	cover from Armor Wars: Warzones (2015)	cover
121060	story from House of M: Warzones (2015)	story
121084	story from Planet Hulk: Warzones (2015)	story
121219	cover from 1602 Witch Hunter Angela (2015) #1 (TBD ARTIST MISTRESS OF GWENG FU VARIANT)	cover
121220	story from 1602 Witch Hunter Angela (2015) #1 (TBD ARTIST MISTRESS OF GWENG FU VARIANT)	story
121278	cover from Marvel 1862 (2015) #1 (SHANER VARIANT)	cover
121279	story from Marvel 1862 (2015) #1 (SHANER VARIANT)	story
121322	cover from A-Force Presents (2015)	cover
121323	story from A-Force Presents (2015)	story
121324	cover from A-Force Presents (2015)	cover
121325	story from A-Force Presents (2015)	story
121326	cover from A-Force Presents (2015)	cover
121327	story from A-Force Presents (2015)	story
121334	cover from Guardians Team-Up (2016)	cover
121335	story from Guardians Team-Up (2016)	story
121394	story from Ghost Racers (2015)	story
121474	cover from 1602 Witch Hunter Angela (2015) #2 (TBD ARTIST VARIANT)	cover
121475	story from 1602 Witch Hunter Angela (2015) #2 (TBD ARTIST VARIANT)	story
121523	story from The Infinity Entity (2016) #1 (TBD ARTIST VARIANT)	story
121561	story from X-Men '92 (2015) #2 (TBD ARTIST VARIANT)	story
121588	story from Doctor Strange (2016)	story
121595	cover from Extraordinary X-Men (2016)	cover
121596	story from Extraordinary X-Men (2016)	story
121639	cover from The Amazing Spider-Man (2015) #1	cover
121640	story from The Amazing Spider-Man (2015) #1	story
121643	cover from The Amazing Spider-Man (2015) #2	cover
121644	story from The Amazing Spider-Man (2015) #2	story
121645	cover from The Amazing Spider-Man (2015) #3	cover
121646	story from The Amazing Spider-Man (2015) #3	story
121647	cover from The Amazing Spider-Man (2015) #4	cover
121648	story from The Amazing Spider-Man (2015) #4	story
121649	cover from The Amazing Spider-Man (2015) #5	cover
121650	story from The Amazing Spider-Man (2015) #5	story
121651	cover from The Amazing Spider-Man (2015) #6	cover
121652	story from The Amazing Spider-Man (2015) #6	story
121653	cover from The Amazing Spider-Man (2015) #7	cover
121654	story from The Amazing Spider-Man (2015) #7	story
121655	cover from The Amazing Spider-Man (2015) #8	cover
121656	story from The Amazing Spider-Man (2015) #8	story
121657	cover from The Amazing Spider-Man (2015) #9	cover
121658	story from The Amazing Spider-Man (2015) #9	story
121659	cover from The Amazing Spider-Man (2015) #10	cover
121660	story from The Amazing Spider-Man (2015) #10	story
121704	story from Ant-Man (2016)	story
121712	story from Ant-Man (2017)	story
121716	story from Ant-Man (2015) #5	story
121744	story from Ant-Man: Last Days (2015) #1	story
121769	cover from Avengers (2015) #10	cover
121771	cover from Avengers (2015) #11	cover
121773	cover from Avengers (2015) #12	cover
121873	cover from Doctor Strange (2015) #1	cover
121874	story from Doctor Strange (2015) #1	story
121875	cover from Doctor Strange (2015) #2	cover
121876	story from Doctor Strange (2015) #2	story
121877	cover from Doctor Strange (2015) #3	cover
121878	story from Doctor Strange (2015) #3	story
121879	cover from Doctor Strange (2015) #4	cover
121880	story from Doctor Strange (2015) #4	story
121881	cover from Doctor Strange (2015) #5	cover
121882	story from Doctor Strange (2015) #5	story
121883	cover from Doctor Strange (2015) #6	cover
121884	story from Doctor Strange (2015) #6	story
121885	cover from Doctor Strange (2015) #7	cover
121886	story from Doctor Strange (2015) #7	story
121887	cover from Doctor Strange (2015) #8	cover
121888	story from Doctor Strange (2015) #8	story
121889	cover from Doctor Strange (2015) #9	cover
121890	story from Doctor Strange (2015) #9	story
121891	cover from Doctor Strange (2015) #10	cover
121892	story from Doctor Strange (2015) #10	story
121897	cover from Doctor Strange (2015) #13	cover
122039	cover from Howard the Duck (2015) #1	cover
122040	story from Howard the Duck (2015) #1	story
122044	story from Howard the Duck (2015) #3	story
122359	cover from Silver Surfer (2015) #2	cover
122360	story from Silver Surfer (2015) #2	story
122410	story from Spider-Gwen (2015) #7	story
122412	story from Spider-Gwen (2015) #8	story
122464	story from Spider-Man (2015) #16	story
122485	cover from Spider-Man 2099 (2015) #9	cover
122486	story from Spider-Man 2099 (2015) #9	story
122621	cover from Thor (2016)	cover
122622	story from Thor (2016)	story
122683	cover from Contest of Champions (2015) #4	cover
122898	story from Planet Hulk (2015) #4 (TBD ARTIST MANGA VARIANT)	story
123038	story from Agents of S.H.I.E.L.D. (2015) #9	story
123040	story from Agents of S.H.I.E.L.D. (2015) #10	story
123059	cover from Custom Western Union Digital Comic (2015) #1	cover
123093	cover from Deadpool (2015) #1	cover
123094	story from Deadpool (2015) #1	story
123095	cover from Deadpool (2015) #2	cover
123096	story from Deadpool (2015) #2	story
123097	cover from Deadpool (2015) #3	cover
123098	story from Deadpool (2015) #3	story
123099	cover from Deadpool (2015) #4	cover
123100	story from Deadpool (2015) #4	story
123101	cover from Deadpool (2015) #5	cover
123102	story from Deadpool (2015) #5	story
123103	cover from Deadpool (2015) #6	cover
123104	story from Deadpool (2015) #6	story
123105	cover from Deadpool (2015) #7	cover
123106	story from Deadpool (2015) #7	story
123107	cover from Deadpool (2015) #8	cover
123108	story from Deadpool (2015) #8	story
123109	cover from Deadpool (2015) #9	cover
123110	story from Deadpool (2015) #9	story
123111	cover from Deadpool (2015) #10	cover
123112	story from Deadpool (2015) #10	story
123459	cover from 1602 Witch Hunter Angela (2015) #3 (IRVING VARIANT)	cover
123460	story from 1602 Witch Hunter Angela (2015) #3 (IRVING VARIANT)	story
123461	cover from 1872 (2015) #3 (TBD ARTIST VARIANT)	cover
123462	story from 1872 (2015) #3 (TBD ARTIST VARIANT)	story
123507	cover from X-Tinction Agenda (2015) #3 (TBD ARTIST VARIANT)	cover
123512	story from Agents of S.M.a.S.H. (2016)	story
123576	Avengers Presented by WESTERN UNION #1
123652	story from Agents of S.M.a.S.H. (2016) #11	story
123654	story from Agents of S.M.a.S.H. (2016) #12	story
123703	cover from All-New Wolverine (2015) #1	cover
123704	story from All-New Wolverine (2015) #1	story
123705	cover from All-New Wolverine (2015) #1 (TBD ARTIST VARIANT)	cover
123706	story from All-New Wolverine (2015) #1 (TBD ARTIST VARIANT)	story
123715	cover from All-New Wolverine (2015) #2	cover
123716	story from All-New Wolverine (2015) #2	story
123719	cover from All-New Wolverine (2015) #3	cover
123720	story from All-New Wolverine (2015) #3	story
123725	cover from All-New Wolverine (2015) #4	cover
123726	story from All-New Wolverine (2015) #4	story
123727	cover from All-New Wolverine (2015) #5	cover
123728	story from All-New Wolverine (2015) #5	story
123729	cover from All-New Wolverine (2015) #6	cover
123730	story from All-New Wolverine (2015) #6	story
123731	cover from All-New Wolverine (2015) #7	cover
123732	story from All-New Wolverine (2015) #7	story
123733	cover from All-New Wolverine (2015) #8	cover
123734	story from All-New Wolverine (2015) #8	story
123735	cover from All-New Wolverine (2015) #9	cover
123736	story from All-New Wolverine (2015) #9	story
123737	cover from All-New Wolverine (2015) #10	cover
123739	cover from All-New Wolverine (2015) #11	cover
123741	cover from All-New Wolverine (2015) #12	cover
123953	cover from Captain America: Sam Wilson (2015) #1	cover
123954	story from Captain America: Sam Wilson (2015) #1	story
123955	cover from Captain America: Sam Wilson (2015) #1 (ASRAR HIP-HOP VARIANT)	cover
123956	story from Captain America: Sam Wilson (2015) #1 (ASRAR HIP-HOP VARIANT)	story
123957	cover from Captain America: Sam Wilson (2015) #1 (TBD ARTIST COSPLAY VARIANT)	cover
123958	story from Captain America: Sam Wilson (2015) #1 (TBD ARTIST COSPLAY VARIANT)	story
123959	cover from Captain America: Sam Wilson (2015) #1 (CASSADAY VARIANT)	cover
123960	story from Captain America: Sam Wilson (2015) #1 (CASSADAY VARIANT)	story
123961	cover from Captain America: Sam Wilson (2015) #1 (ACUNA VARIANT)	cover
123962	story from Captain America: Sam Wilson (2015) #1 (ACUNA VARIANT)	story
123963	cover from Captain America: Sam Wilson (2015) #2	cover
123964	story from Captain America: Sam Wilson (2015) #2	story
123969	cover from Captain America: Sam Wilson (2015) #3	cover
123970	story from Captain America: Sam Wilson (2015) #3	story
123971	cover from Captain America: Sam Wilson (2015) #4	cover
123972	story from Captain America: Sam Wilson (2015) #4	story
123973	cover from Captain America: Sam Wilson (2015) #5	cover
123974	story from Captain America: Sam Wilson (2015) #5	story
123975	cover from Captain America: Sam Wilson (2015) #6	cover
123976	story from Captain America: Sam Wilson (2015) #6	story
123983	cover from Captain America: Sam Wilson (2015) #10	cover
123985	cover from Captain America: Sam Wilson (2015) #11	cover
123987	cover from Captain America: Sam Wilson (2015) #12	cover
124021	cover from Captain Marvel (2016) #1	cover
124022	story from Captain Marvel (2015) #1	story
124025	cover from Captain Marvel (2015) #2	cover
124026	story from Captain Marvel (2015) #2	story
124027	cover from Captain Marvel (2015) #3	cover
124028	story from Captain Marvel (2015) #3	story
124029	cover from Captain Marvel (2015) #4	cover
124030	story from Captain Marvel (2015) #4	story
124031	cover from Captain Marvel (2015) #5	cover	2016-06-13T09:41:35-0400	145	2313	123e 141g	52	799
124032	story from Captain Marvel (2015) #5	story	2016-05-12T10:43:18-0400		2313	123e 141f 1304f 350a	52	799
124033	cover from Captain Marvel (2015) #6	cover	2016-06-21T12:31:11-0400	145	2314	123e 141g	52	799
124034	story from Captain Marvel (2015) #6	story	2016-06-21T12:32:22-0400		2314	123e 141f 663a 664a	52	799
124035	cover from Captain Marvel (2015) #7	cover	2016-07-21T16:01:45-0400	145	2316	123e 141g	52	799
124036	story from Captain Marvel (2015) #7	story	2016-07-21T16:02:48-0400		2316	123e 607f 663a	52	799
124037	cover from Captain Marvel (2015) #8	cover	2016-08-08T15:19:33-0400	101 145	2317	123e 141g	52	799
124038	story from Captain Marvel (2015) #8	story	2016-08-08T15:24:41-0400		2317	123e 141f 662a 664a	52	799
124039	cover from Captain Marvel (2015) #9	cover
124040	story from Captain Marvel (2015) #9	story
124041	cover from Captain Marvel (2015) #10	cover
124042	story from Captain Marvel (2015) #10	story
124148	story from Civil War: Fantastic Four (2016)	story
124478	story from Deadpool (2015) #7 (TBD ARTIST SECRET COMIC VARIANT)	story
124658	story from House of M (2015) #3 (DUARTE VARIANT)	story
124854	story from Moon Girl and Devil Dinosaur (2015) #2	story
124856	story from Moon Girl and Devil Dinosaur (2015) #3	story
124858	story from Moon Girl and Devil Dinosaur (2015) #4	story
125005	cover from Scarlet Witch (2016) #1	cover
125044	story from Secret Wars Journal/Battleworld (2016)	story
125131	cover from Spirits of Vengeance (2020) #1	cover
125132	story from Spirits of Vengeance (2020) #1	story
125134	story from Spirits of Vengeance (2020)	story
125137	cover from Ghost Rider (2016) #2	cover
125138	story from Ghost Rider (2016) #2	story
125141	cover from Ghost Rider (2016) #3	cover
125142	story from Ghost Rider (2016) #3	story
125143	cover from Ghost Rider (2016) #4	cover
125144	story from Ghost Rider (2016) #4	story
125145	cover from Spirits of Vengeance (2020) #5	cover
125146	story from Spirits of Vengeance (2020) #5	story
125180	story from Star Brand (2015) #2	story
125283	cover from Thunderbolts (2016) #1	cover
125284	story from Thunderbolts (2016) #1	story
125289	cover from Thunderbolts (2016) #2	cover
125290	story from Thunderbolts (2016) #2	story
125293	cover from Thunderbolts (2016) #3	cover
125294	story from Thunderbolts (2016) #3	story
125295	cover from Thunderbolts (2016) #4	cover
125296	story from Thunderbolts (2016) #4	story
125297	cover from Thunderbolts (2016) #5	cover
125298	story from Thunderbolts (2016) #5	story
125299	cover from Thunderbolts (2016) #6	cover
125300	story from Thunderbolts (2016) #6	story
125301	cover from Thunderbolts (2016) #7	cover
125302	story from Thunderbolts (2016) #7	story
125303	cover from Thunderbolts (2016) #8	cover
125304	story from Thunderbolts (2016) #8	story
125305	cover from Thunderbolts (2016) #9	cover
125306	story from Thunderbolts (2016) #9	story
125307	cover from Thunderbolts (2016) #10	cover
125308	story from Thunderbolts (2016) #10	story
125311	cover from Thunderbolts (2016) #12	cover	2017-04-12T15:17:40-0400	585 619	4443	977j 1299e 1455k	52	2014
125312	story from Thunderbolts (2016) #12	story	2015-07-21T06:11:50-0400		4443	977b 1237d 1299e 1455c 1474a	52	2014
125416	story from Venom: Space Knight (2015) #10	story
125535	cover from X-Men '92 (2016) #1	cover
125540	story from X-Men '92 (2016)	story
125542	story from X-Men '92 (2016) #2	story
125544	story from X-Men '92 (2017)	story
125546	story from X-Men '92 (2016) #3	story
125548	story from X-Men '92 (2016) #4	story
125550	story from X-Men '92 (2016) #5	story
125552	story from X-Men '92 (2016) #6	story
125554	story from X-Men '92 (2016) #7	story
125556	story from X-Men '92 (2016) #8	story
125558	story from X-Men '92 (2016) #9	story
125630	cover from S.H.I.E.L.D.: Secret History (2016)	cover
126044	cover from Secret Wars (2015) #9	cover
126045	story from Secret Wars (2015) #9	story
126178	story from Hyperion (2016)	story
126325	story from X-Men '92 (2015) #4 (NAKAYAMA VARIANT)	story
126347	story from Hyperion (2016) #5	story
126430	cover from Captain America: Steve Rogers (2016) #1	cover
126431	story from Captain America: Steve Rogers (2016) #1	story
126434	cover from Captain America: Steve Rogers (2016) #2	cover
126435	story from Captain America: Steve Rogers (2016) #2	story
126438	cover from Captain America: Steve Rogers (2016) #3	cover
126439	story from Captain America: Steve Rogers (2016) #3	story
126440	cover from Captain America: Steve Rogers (2016) #4	cover
126441	story from Captain America: Steve Rogers (2016) #4	story
126442	cover from Captain America: Steve Rogers (2016) #5	cover
126443	story from Captain America: Steve Rogers (2016) #5	story
126444	cover from Captain America: Steve Rogers (2016) #6	cover
126445	story from Captain America: Steve Rogers (2016) #6	story
126446	cover from Captain America: Steve Rogers (2016) #7	cover
126447	story from Captain America: Steve Rogers (2016) #7	story
126448	cover from Captain America: Steve Rogers (2016) #8	cover
126449	story from Captain America: Steve Rogers (2016) #8	story
126450	cover from Captain America: Steve Rogers (2016) #9	cover
126451	story from Captain America: Steve Rogers (2016) #9	story
126452	cover from Captain America: Steve Rogers (2016) #10	cover
126453	story from Captain America: Steve Rogers (2016) #10	story
126551	story from Junior Editor: TBD Infinite Comic a (2016) #1	story
126559	story from Junior Editor: TBD Infinite Comic E (2016) #1	story
127123	story from Silver Surfer (2016) #2 (ZDARSKY VARIANT)	story
127142	cover from Star Brand (2015) #3 (TBD ARTIST VARIANT)	cover
127143	story from Star Brand (2015) #3 (TBD ARTIST VARIANT)	story
127145	story from The Astonishing Ant-Man (2015) #5 (CHO VARIANT)	story
127166	story from Doctor Strange: Last Days of Magic (2016) #1	story
127263	cover from Marvel Cinematic Universe Handbook (2015) #14	cover
127337	story from Moon Girl and Devil Dinosaur (2015) #3 (TBD ARTIST VARIANT)	story
127445	story from Deadpool (2015) #7 (TBD ARTIST HIP-HOP VARIANT)	story
127497	story from Deadpool (2015) #7 (YOUNG VARIANT)	story
127499	story from Deadpool (2015) #7 (CHRISTOPHER ACTION FIGURE VARIANT)	story
127533	story from Secret Wars, Too (2015) #1	story
127691	cover from Miracleman by Gaiman & Buckingham: The Silver Age (2016) #5 (TBD ARTIST VARIANT B)	cover
127768	cover from The Amazing Spider-Man (2015) #16 (TBD ARTIST BLACK PANTHER 50TH ANNIVERSARY VARIANT)	cover
127769	story from The Amazing Spider-Man (2015) #16 (TBD ARTIST BLACK PANTHER 50TH ANNIVERSARY VARIANT)	story
127845	story from A Year of Marvels (2016) #1	story
127856	cover from A Year of Marvels Infinite Comic K (2016) #1	cover
127857	story from A Year of Marvels Infinite Comic K (2016) #1	story
128447	story from Deadpool Vs. Gambit (2016)	story
128449	story from Gwenpool, the Unbelievable (2016)	story
128517	story from Deadpool Vs. Gambit (2016) #1	story
128558	cover from Gwenpool, the Unbelievable (2016) #12	cover
128746	story from Star Wars: Rogue One (2016)	story
128760	story from Moon Girl and Devil Dinosaur (2015) #2 (REEDER 2ND PRINTING VARIANT)	story
129169	cover from Power Man and Iron Fist (2016) #1 (JOHNSON REEDPOP VARIANT)	cover
129554	cover from All-New, All-Different Avengers (2015) #12 (TBD ARTIST MOP VARIANT)	cover
129555	story from All-New, All-Different Avengers (2015) #12 (TBD ARTIST MOP VARIANT)	story
129592	cover from INVINCIBLE IRON MAN (2015) #11 (KEOWN MOP VARIANT)	cover
129593	story from INVINCIBLE IRON MAN (2015) #11 (KEOWN MOP VARIANT)	story
129620	cover from The Astonishing Ant-Man (2015) #10 (TBD ARTIST MOP VARIANT)	cover
129621	story from The Astonishing Ant-Man (2015) #10 (TBD ARTIST MOP VARIANT)	story
129691	cover from All-New, All-Different Avengers (2015) #1	cover
129692	story from All-New, All-Different Avengers (2015) #1	story
129693	cover from All-New, All-Different Avengers (2015) #2	cover
129694	story from All-New, All-Different Avengers (2015) #2	story
129695	cover from All-New, All-Different Avengers (2015) #3	cover
129696	story from All-New, All-Different Avengers (2015) #3	story
129699	cover from Avengers (2016) #5.1	cover
129700	story from Avengers (2016) #5.1	story
130474	cover from Star Wars: Poe Dameron (2016) #12 (TBD ARTIST VARIANT)	cover
130568	cover from Amazing Spider-Man (2015) #24 (LOZANO TEASER VARIANT)	cover
130569	story from Amazing Spider-Man (2015) #24 (LOZANO TEASER VARIANT)	story
130587	cover from Scarlet Witch (2015) #13	cover
130800	story from A Year of Marvels (2017)	story
130831	cover from Doctor Strange (2017)	cover
131319	cover from Slapstick (2017)	cover
131320	story from Slapstick (2017)	story
131345	cover from Marvel Masterworks: Marvel Two-in-One (2017)	cover
131346	story from Marvel Masterworks: Marvel Two-in-One (2017)	story
131357	cover from Marvel Masterworks: The Fantastic Four (2017)	cover
131358	story from Marvel Masterworks: The Fantastic Four (2017)	story
131460	story from X-Men Legacy: Legion (2017)	story
131494	story from All-New Wolverine (2015) #22	story
131496	story from All-New Wolverine (2015) #23	story
131498	story from All-New Wolverine (2015) #24	story
131534	story from All-New, All-Different Avengers (2017)	story
131543	cover from Amazing Spider-Man (2015) #29	cover	2017-06-22T16:32:35-0400	214 551	4333	957e 1221n	52	1968
131544	story from Amazing Spider-Man (2015) #29	story	2016-05-16T09:04:09-0400		4333	374d 708c 711b 802h 957e 1297a	52	1968
131545	cover from Amazing Spider-Man (2015) #30	cover	2017-07-06T17:05:00-0400	214 551	4334	957e 1221n	52	1968
131546	story from Amazing Spider-Man (2015) #30	story	2016-05-16T09:04:09-0400		4334	374d 708c 711b 802h 957e 1297a	52	1968
131547	cover from Amazing Spider-Man (2015) #31	cover	2017-08-04T16:53:13-0400	140 214 329 551	4335	957e 1221n	52	1968
131548	story from Amazing Spider-Man (2015) #31	story	2016-05-16T09:04:10-0400		4335	374d 708c 711b 802h 957e 1297a	52	1968
131587	cover from Cable (2016) #3	cover
131588	story from Cable (2016) #3	story
131679	cover from Deadpool (2015) #31	cover	2017-05-24T12:28:19-0400	140 197	2707	949j 1432e	52	1004
131680	story from Deadpool (2015) #31	story	2016-05-16T09:05:13-0400		2707	568a 946h 1187c 1237d 1397b 1432e	52	1004
131685	cover from Deadpool (2015) #34	cover
131686	story from Deadpool (2015) #34	story
131687	cover from Deadpool (2015) #35	cover
131688	story from Deadpool (2015) #35	story
131689	cover from Deadpool (2015) #36	cover
131690	story from Deadpool (2015) #36	story
131719	cover from Monsters Unleashed (2017) #1	cover
131720	story from Monsters Unleashed (2017) #1	story
131721	cover from Monsters Unleashed (2017) #2	cover
131722	story from Destroy All Marvels (2017) #2	story
131723	cover from Monsters Unleashed (2017) #3	cover
131724	story from Monsters Unleashed (2017) #3	story
131725	cover from Destroy All Marvels (2017) #4	cover
131726	story from Destroy All Marvels (2017) #4	story
131727	cover from Destroy All Marvels (2017) #5	cover
131728	story from Destroy All Marvels (2017) #5	story
131829	cover from Gwenpool (2016) #13	cover
131831	cover from Gwenpool (2016) #14	cover
131833	cover from Gwenpool (2016) #15	cover
131839	cover from Gwenpool (2016) #18	cover
131840	story from Gwenpool (2016) #18	story
131881	cover from Marvel's Agents of S.H.I.E.L.D.: Season Four Declassified (2017)	cover
131900	story from Moon Girl and Devil Dinosaur (2015) #17	story
131902	story from Moon Girl and Devil Dinosaur (2015) #18	story
131904	story from Moon Girl and Devil Dinosaur (2015) #19	story
131906	story from Moon Girl and Devil Dinosaur (2015) #20	story
131907	cover from Moon Girl and Devil Dinosaur (2015) #21	cover
131908	story from Moon Girl and Devil Dinosaur (2015) #21	story
131910	story from Moon Girl and Devil Dinosaur (2015) #22	story
131977	cover from Power Man and Iron Fist (2016) #14	cover
132027	cover from Spider-Man 2099 (2015) #21	cover
132028	story from Spider-Man 2099 (2015) #21	story
132029	cover from Spider-Man 2099 (2015) #22	cover
132030	story from Spider-Man 2099 (2015) #22	story
132031	cover from Spider-Man 2099 (2015) #23	cover
132032	story from Spider-Man 2099 (2015) #23	story
132033	cover from Spider-Man 2099 (2015) #24	cover
132034	story from Spider-Man 2099 (2015) #24	story
132035	cover from Spider-Man 2099 (2015) #25	cover
132036	story from Spider-Man 2099 (2015) #25	story
132147	cover from The Punisher (2016) #14	cover
132148	story from The Punisher (2016) #14	story
132317	cover from Black Panther (2016) #16	cover
132318	story from Black Panther (2016) #16	story
132343	cover from Captain America: Sam Wilson (2015) #24	cover
132344	story from Captain America: Sam Wilson (2015) #24	story
132365	cover from Captain America: Steve Rogers (2016) #19	cover
132366	story from Captain America: Steve Rogers (2016) #19	story
132399	cover from Doctor Strange (2015) #23	cover
132401	cover from Doctor Strange (2015) #24	cover
132402	story from Doctor Strange (2015) #24	story
132589	cover from Spider-Gwen (2015) #22	cover
132590	story from Spider-Gwen (2015) #22	story
132602	story from Spider-Man (2016) #17	story
132604	story from Spider-Man (2016) #18	story
132606	story from Spider-Man (2016) #19	story
132674	story from Uncanny Inhumans (2015) #20	story
132802	story from Star Wars Legends Epic Collection: The Newspaper Strip (2017)	story
132964	cover from Hawkeye (2016) #5	cover
132965	story from Hawkeye (2016) #5	story
132966	cover from Hawkeye (2016) #6	cover
132967	story from Hawkeye (2016) #6	story
132968	cover from Hawkeye (2016) #7	cover
132969	story from Hawkeye (2016) #7	story
132970	cover from Hawkeye (2016) #8	cover
132971	story from Hawkeye (2016) #8	story
133108	cover from All-New Wolverine (2015) #18 (TBD ARTIST CONNECTING VARIANT F)	cover
133175	cover from Avengers (2016) #1	cover
133176	story from Avengers (2016) #1	story
133177	cover from Avengers (2016) #2	cover
133178	story from Avengers (2016) #2	story
133179	cover from Avengers (2016) #3	cover
133180	story from Avengers (2016) #3	story
133181	cover from Avengers (2016) #4	cover
133182	story from Avengers (2016) #4	story
133183	cover from Avengers (2016) #5	cover
133184	story from Avengers (2016) #5	story
133185	cover from Avengers (2016) #6	cover
133186	story from Avengers (2016) #6	story
133193	cover from Avengers (2016) #10	cover
133194	story from Avengers (2016) #10	story
133195	cover from Avengers (2016) #11	cover
133196	story from Avengers (2016) #11	story
133289	cover from Captain Marvel (2016) #5	cover
133290	story from Captain Marvel (2016) #5	story
133292	story from Captain Marvel (2016) #6	story
133293	cover from Captain Marvel (2016) #7	cover
133294	story from Captain Marvel (2016) #7	story
133296	story from Captain Marvel (2016) #8	story
133298	story from Captain Marvel (2016) #9	story
133313	cover from Champions (2016) #1	cover
133314	story from Champions (2016) #1	story
133315	cover from Champions (2016) #2	cover
133316	story from Champions (2016) #2	story
133317	cover from Champions (2016) #3	cover
133318	story from Champions (2016) #3	story
133319	cover from Champions (2016) #4	cover
133320	story from Champions (2016) #4	story
133321	cover from Champions (2016) #5	cover
133322	story from Champions (2016) #5	story
133323	cover from Champions (2016) #6	cover
133324	story from Champions (2016) #6	story
133325	cover from Champions (2016) #7	cover
133326	story from Champions (2016) #7	story
133327	cover from Champions (2016) #8	cover
133328	story from Champions (2016) #8	story
133329	cover from Champions (2016) #9	cover
133330	story from Champions (2016) #9	story
133331	cover from Champions (2016) #10	cover
133332	story from Champions (2016) #10	story
133333	cover from Champions (2016) #11	cover
133334	story from Champions (2016) #11	story
133335	cover from Champions (2016) #12	cover
133336	story from Champions (2016) #12	story
133338	story from Champions (2016) #13	story
133541	cover from Infamous Iron Man (2017) #10	cover
133542	story from Infamous Iron Man (2017) #10	story
133712	cover from Occupy Avengers (2016) #1	cover
133713	story from Occupy Avengers (2016) #1	story
133714	cover from Occupy Avengers (2016) #2	cover
133715	story from Occupy Avengers (2016) #2	story
133716	cover from Occupy Avengers (2016) #3	cover
133717	story from Occupy Avengers (2016) #3	story
133718	cover from Occupy Avengers (2016) #4	cover
133719	story from Occupy Avengers (2016) #4	story
133720	cover from Occupy Avengers (2016) #5	cover
133721	story from Occupy Avengers (2016) #5	story
133722	cover from Occupy Avengers (2016) #6	cover
133723	story from Occupy Avengers (2016) #6	story
133724	cover from Occupy Avengers (2016) #7	cover
133725	story from Occupy Avengers (2016) #7	story
133726	cover from Occupy Avengers (2016) #8	cover
133727	story from Occupy Avengers (2016) #8	story
133728	cover from Occupy Avengers (2016) #9	cover
133729	story from Occupy Avengers (2016) #9	story
133753	story from Rocket Raccoon (2016) #4	story
133826	cover from Thanos (2016) #9	cover
133827	story from Thanos (2016) #9	story
133862	cover from U.S.Avengers (2016) #1	cover
133863	story from U.S.Avengers (2016) #1	story
133864	cover from U.S.Avengers (2016) #2	cover
133865	story from U.S.Avengers (2016) #2	story
133866	cover from U.S.Avengers (2016) #3	cover
133867	story from U.S.Avengers (2016) #3	story
133868	cover from U.S.Avengers (2016) #4	cover
133869	story from U.S.Avengers (2016) #4	story
133870	cover from U.S.Avengers (2016) #5	cover
133871	story from U.S.Avengers (2016) #5	story
133872	cover from U.S.Avengers (2016) #6	cover
133873	story from U.S.Avengers (2016) #6	story
133874	cover from U.S.Avengers (2016) #7	cover
133875	story from U.S.Avengers (2016) #7	story
133876	cover from U.S.Avengers (2016) #8	cover
133877	story from U.S.Avengers (2016) #8	story
133878	cover from U.S.Avengers (2016) #9	cover
133879	story from U.S.Avengers (2016) #9	story
133880	cover from U.S.Avengers (2016) #10	cover
133881	story from U.S.Avengers (2016) #10	story
134553	cover from Star Wars: Classified (2016) #10	cover
134554	story from Star Wars: Classified (2016) #10	story
134572	story from All-New Wolverine (2017)	story
134636	story from Captain Marvel (2018)	story
134638	story from Captain Marvel (2018)	story
134663	cover from Doctor Strange (2018)	cover
134807	cover from Runaways: Escape to New York (2017)	cover
134808	story from Runaways: Escape to New York (2017)	story
134830	story from Spider-Man: Miles Morales (2017)	story
134832	story from Spider-Man: Miles Morales (2017)	story
134855	cover from The Kirby Monster Alphabet Book (2017)	cover
134874	story from U.S.Avengers (2018)	story
134887	cover from Uncanny X-Men: Superior (2017)	cover
134888	story from Uncanny X-Men: Superior (2017)	story
135317	interior to Scarlet Witch (1994) #1	story
135321	interior to Scarlet Witch (1994) #3	story
135447	Avengers Next (2006) #2	cover
135867	story from Ghost Rider (2016) #3	story
136205	interior to Uncanny Inhumans (2015) #1.MU	story
136421	interior to X-Men: Books of Askani (1995) #1	story
136555	cover to Secret Empire (2017)	cover
136556	interior to Secret Empire (2017)	story
136807	cover from Secret Empire (2017) (FRENZ VARIANT)	cover
136808	story from Secret Empire (2017) (FRENZ VARIANT)	story
136815	cover from Secret Empire: United (2017) #1	cover
136816	story from Secret Empire: United (2017) #1	story
136840	story from Star Wars: Rogue One Adaptation (2017) #1	story
136842	story from Star Wars: Rogue One Adaptation (2017) #1 (CHRISTOPHER ACTION FIGURE VARIANT)	story
136846	story from Star Wars: Rogue One Adaptation (2017) #1 (QUINONES DROIDS VARIANT)	story
136850	story from Star Wars: Rogue One Adaptation (2017) #1 (DODSON VARIANT)	story
137102	cover from Secret Empire: Brave New World (2017) #2	cover
137103	story from Secret Empire: Brave New World (2017) #2	story
137108	cover from SPIDER-MAN/DOCTOR STRANGE: THE WAY TO DUSTY DEATH TPB (2017) #1	cover
137171	story from Black Bolt (2017) #2	story
137220	cover from Secret Empire (2017) #4	cover
137221	story from Secret Empire (2017) #4	story
137230	cover from Secret Empire: Brave New World (2017) #1	cover
137231	story from Secret Empire: Brave New World (2017) #1	story
137238	cover from Secret Warriors (2017) #3	cover
137239	story from Secret Warriors (2017) #3	story
137284	cover from All-New Guardians of the Galaxy Annual (2017) #1	cover
137285	story from All-New Guardians of the Galaxy Annual (2017) #1	story
137440	cover from Secret Empire (2017) #1	cover
137441	story from Secret Empire (2017) #1	story
137624	cover from Secret Empire: Brave New World (2017) #3	cover
137625	story from Secret Empire: Brave New World (2017) #3	story
137730	story from Black Bolt (2017) #1	story
137973	cover from MARVEL MASTERWORKS: DOCTOR STRANGE VOL. 8 HC (2017) #8	cover
137974	story from MARVEL MASTERWORKS: DOCTOR STRANGE VOL. 8 HC (2017) #8	story
138053	cover from Secret Empire (2017) #2	cover
138054	story from Secret Empire (2017) #2	story
138063	cover from Secret Empire (2017) #3	cover
138064	story from Secret Empire (2017) #3	story
138079	cover from SECRET EMPIRE: UPRISING 1 (2017) #1	cover
138080	story from SECRET EMPIRE: UPRISING 1 (2017) #1	story
138083	cover from Secret Warriors  (2017) #1	cover
138084	story from Secret Warriors  (2017) #1	story
138091	cover from Secret Warriors  (2017) #2	cover
138092	story from Secret Warriors  (2017) #2	story
138268	story from Black Bolt (2017) #3	story
138414	story from MONSTERS UNLEASHED: BATTLEGROUND TPB (2017) #1	story
138449	cover from Secret Empire (2017) (REIS VARIANT)	cover
138450	story from Secret Empire (2017) (REIS VARIANT)	story
138451	cover from Secret Empire (2017) (TORQUE VARIANT)	cover
138452	story from Secret Empire (2017) (TORQUE VARIANT)	story
138453	cover from Secret Empire (2017) #6	cover
138454	story from Secret Empire (2017) #6	story
138465	cover from Secret Warriors (2017) #4	cover
138466	story from Secret Warriors (2017) #4	story
138683	cover from Secret Empire: Brave New World (2017) #4	cover
138684	story from Secret Empire: Brave New World (2017) #4	story
138693	cover from Ben Reilly: Scarlet Spider (2017) #5	cover
138694	story from Ben Reilly: Scarlet Spider (2017) #5	story
138695	cover from Edge of Venomverse (2017) #3	cover
138696	story from Edge of Venomverse (2017) #3	story
138697	cover from I Am Groot (2017) #3	cover
138698	story from I Am Groot (2017) #3	story
138699	cover from Iceman (2017) #3	cover
138700	story from Iceman (2017) #3	story
138701	cover from Secret Empire (2017) #7	cover
138702	story from Secret Empire (2017) #7	story
138703	cover from Weapon X (2017) #6	cover
138704	story from Weapon X (2017) #6	story
138705	cover from X-Men: Blue (2017) #8	cover
138706	story from X-Men: Blue (2017) #8	story
138739	cover from Guardians of the Galaxy: Telltale Games (2017) #1	cover
138740	story from Guardians of the Galaxy: Telltale Games (2017) #1	story
138929	cover from Secret Empire: Brave New World (2017) #5	cover
138930	story from Secret Empire: Brave New World (2017) #5	story
139361	Spider-Man Vs. The Vulture (2017)	cover
139460	cover from Untold Tales of Spider-Man: Strange Encounter (1998) #1	cover
139539	story from Black Bolt (2017) #4	story
139554	cover from Secret Warriors (2017) #5	cover
139555	story from Secret Warriors (2017) #5	story
139560	cover from X-Men: Blue (2017) #9	cover
139561	story from X-Men: Blue (2017) #9	story
139747	story from Edge of Venomverse: War Stories (2017) #1	story
139785	story from HULK: PLANET HULK OMNIBUS HC (2017) #1	story
139820	cover from Marvel Legacy (2017) #1 (WRAPAROUND GATEFOLD COVER)	cover
139846	cover from PUNISHER: BACK TO THE WAR OMNIBUS HC SHALVEY COVER (2017) #1 (SHALVEY COVER)	cover
139847	story from PUNISHER: BACK TO THE WAR OMNIBUS HC SHALVEY COVER (2017) #1 (SHALVEY COVER)	story
139848	cover from Runaways (2017) #1	cover
139862	cover from Secret Empire Omega (2017) #1	cover
139863	story from Secret Empire Omega (2017) #1	story
140103	cover to Cosmic Powers (1994) #4	cover
140119	cover to Underground #1	cover
140120	interior to Underground #1	story
140165	cover from Secret Warriors (2017) #6	cover
140166	story from Secret Warriors (2017) #6	story
140174	story from Jean Grey (2017) #7	story
140226	story from Black Bolt (2017) #5	story
140691	cover from Runaways (2017) #2	cover
140818	story from Black Bolt (2017) #6	story
140866	story from GUARDIANS OF THE GALAXY: AN AWESOME MIX DIGEST (2017) #1	story
140935	cover from Secret Warriors (2017) #7	cover
140936	story from Secret Warriors (2017) #7	story
140972	story from Captain Marvel (2017) #125	story
141209	story from Black Bolt (2017) #7	story
141217	story from Captain Marvel (2017) #126	story
141263	story from Master of Kung Fu (2017) #126	story
141276	cover from Power Pack (2017) #125	cover
141284	cover from Secret Warriors (2017) #8	cover
141285	story from Secret Warriors (2017) #8	story
141286	cover from Secret Warriors (2017) #9	cover
141287	story from Secret Warriors (2017) #9	story
141293	story from Spider-Man (2017) #234	story
141338	cover from EDGE OF VENOMVERSE TPB (2017) #1	cover
141339	story from EDGE OF VENOMVERSE TPB (2017) #1	story
141341	story from GENERATION X VOL. 1: NATURAL SELECTION TPB (2017) #1	story
141349	story from SECRET EMPIRE: BRAVE NEW WORLD TPB (2017) #1	story
141641	story from Black Bolt (2017) #8	story
141649	story from Captain Marvel (2017) #127	story
141687	story from Jean Grey (2017) #10	story
141704	cover from Secret Warriors (2017) #10	cover
141705	story from Secret Warriors (2017) #10	story
141711	story from Spider-Man (2017) #235	story
141993	story from Black Bolt (2017) #9	story
142302	cover from MARVEL CINEMATIC UNIVERSE GUIDEBOOK: IT'S ALL CONNECTED HC (2018) #1	cover
142497	story from PLANET HULK - LCSD EXCLUSIVE HC (2017) #1	story
142601	story from Spider-Man (2017) #236	story
142757	story from UNCANNY INHUMANS VOL. 2 HC (2017) #2	story
142925	story from Captain Marvel (2017) #128	story
142945	story from Jean Grey (2017) #11	story
143272	cover from Punisher (1987) #72	cover
143276	cover from Punisher (1987) #74	cover
143284	cover from The Punisher: G-Force (1992) #1	cover
143355	story from Spider-Man (2017) #237	story
143379	story from Venom (2016) #161	story
143539	cover from MARVEL LEGACY HC (2018) #1	cover
143541	cover from MARVEL MASTERWORKS: MARVEL TWO-IN-ONE VOL. 3 HC (2018) #3	cover
143542	story from MARVEL MASTERWORKS: MARVEL TWO-IN-ONE VOL. 3 HC (2018) #3	story
143670	story from The Amazing Spider-Man (2017) #796	story
143680	story from Black Bolt (2017) #10	story
143686	story from Captain Marvel (2017) #129	story
143736	story from Venom (2016) #162	story
143785	cover from RUNAWAYS VOL. 9: DEAD WRONG TPB (2018) #9	cover
144065	story from Spider-Man (2017) #238	story
144081	story from Venom (2016) #163	story
144221	story from Black Bolt (2017) #11	story
144551	story from Spider-Man (2017) #239	story
144694	story from Exiles (2018) #1	story
144708	story from JEAN GREY VOL. 2: FINAL FIGHT TPB (2018) #2	story
144709	cover from MARVEL MASTERWORKS: THE AVENGERS VOL. 18 HC (2018) #18	cover
144871	cover from RUNAWAYS BY RAINBOW ROWELL VOL. 1: FIND YOUR WAY HOME TPB (2018) #1	cover
144910	story from X-Men: Gold (2017) #26	story
144952	story from Black Bolt (2017) #12	story
144978	story from Exiles (2018) #2	story
145125	cover from Adventures of Captain America (1991) #1	cover
145126	story from Adventures of Captain America (1991) #1	story
145127	cover from Adventures of Captain America (1991) #2	cover
145128	story from Adventures of Captain America (1991) #2	story
145129	cover from Adventures of Captain America (1991) #3	cover
145130	story from Adventures of Captain America (1991) #3	story
145131	cover from Adventures of Captain America (1991) #4	cover
145132	story from Adventures of Captain America (1991) #4	story
145183	cover from Avengers (2018) #1	cover
145184	story from Avengers (2018) #1	story
145236	story from Quicksilver: No Surrender (2018) #1	story
145248	story from Spider-Man (2017) #240	story
145296	story from X-Men: Gold (2017) #27	story
145801	story from Amazing Spider-Man: Wakanda Forever (2018) #1	story
145804	cover from ANT-MAN AND THE WASP ADVENTURES DIGEST (2018) #1	cover
145805	story from ANT-MAN AND THE WASP ADVENTURES DIGEST (2018) #1	story
145808	cover from Avengers (2018) #2	cover
145809	story from Avengers (2018) #2	story
145815	story from BLACK BOLT VOL. 2: HOME FREE TPB (2018) #2	story
145861	story from Exiles (2018) #3	story
146297	story from Star Wars Annual (2018) #4	story
146359	story from X-Men: Blue (2017) #27	story
146363	story from X-Men: Gold (2017) #28	story
146592	story from The Amazing Spider-Man (2018) #9	story
146594	story from The Amazing Spider-Man (2018) #10	story
146874	cover from AVENGERS VOL. 1 TPB (2018) #1	cover
146875	story from AVENGERS VOL. 1 TPB (2018) #1	story
146896	cover from Avengers (2018) #3	cover
146897	story from Avengers (2018) #3	story
146904	cover from Avengers (2018) #4	cover
146905	story from Avengers (2018) #4	story
146908	cover from Avengers (2018) #5	cover
146909	story from Avengers (2018) #5	story
146910	cover from Avengers (2018) #6	cover
146911	story from Avengers (2018) #6	story
146912	cover from Avengers (2018) #7	cover
146913	story from Avengers (2018) #7	story
146914	cover from Avengers (2018) #8	cover
146915	story from Avengers (2018) #8	story
146916	cover from Avengers (2018) #9	cover
146917	story from Avengers (2018) #9	story
146918	cover from Avengers (2018) #10	cover
146919	story from Avengers (2018) #10	story
147744	cover from Comeback (2018) #1	cover
147753	story from Comeback (2018) #5	story
147765	story from Comeback (2018) #11	story
149105	story from EXILES VOL. 1 TPB (2018) #1	story
149107	story from EXILES VOL. 2 TPB (2019) #2	story
149113	story from Exiles (2018) #4	story
149416	cover from STAR WARS LEGENDS EPIC COLLECTION: THE EMPIRE VOL. 4 TPB (2018) #4	cover
149421	story from VENOM & X-MEN: POISON-X TPB (2018) #1	story
152331	story from Paradise X (2003) #X	story
152562	cover from PUNISHER MAX BY GARTH ENNIS OMNIBUS VOL. 2 HC (2018) #2	cover
152703	cover from Punisher/Fury (2029) #6	cover
152704	story from Punisher/Fury (2029) #6	story
153173	story from Spectacular Spider-Girl (2009) #1	story
153174	story from Spectacular Spider-Girl Digital Comic (2009) #2	story
153175	story from Spectacular Spider-Girl Digital Comic (2009) #3	story
153176	story from Spectacular Spider-Girl Digital Comic (2009) #4	story
155240	story from Weapon X (2017) #27	story
156111	story from X-MEN GOLD VOL. 6 TPB (2018) #6	story
156113	story from X-MEN GOLD VOL. 7 TPB (2018) #7	story
156131	story from X-MEN RED VOL. 2 TPB (2019) #2	story
156176	story from X-Men Unlimited (1993) #41	story
156237	story from X-Men: Gold (2017) #33	story
156239	story from X-Men: Gold (2017) #34	story
156274	story from X-Men: Red (2018) #9	story
156276	story from X-Men: Red (2018) #10	story
156489	cover to Elektra (1996) #15	cover
156665	cover from PUNISHER EPIC COLLECTION: CIRCLE OF BLOOD TPB (2018) #1	cover
156957	cover from Runaways (2017) #17	cover
157402	story from The Amazing Spider-Man (2018) #16	story
157442	story from AMAZING SPIDER-MAN BY NICK SPENCER VOL. 4 TPB (2020) #4	story
157472	story from COMEBACK VOL. 3 TPB (2019) #3	story
157490	story from Deadpool (2018) #14	story
158086	story from Avengers (2018) #22	story
158466	cover from Amazing Fantasy (2029) #1	cover
158467	story from Amazing Fantasy (2029) #1	story
158468	cover from Amazing Fantasy (2029) #2	cover
158469	story from Amazing Fantasy (2029) #2	story
158470	cover from Amazing Fantasy (2029) #3	cover
158471	story from Amazing Fantasy (2029) #3	story
158472	cover from Amazing Fantasy (2029) #4	cover
158473	story from Amazing Fantasy (2029) #4	story
158607	story from Edge of Spider-Geddon (2018) #2	story
158659	story from Spider-Geddon Anthology (2018) #1	story
158660	cover from Spider-Gwen (2018) #1	cover
158662	cover from Spider-Gwen (2018) #2	cover
158664	cover from Spider-Gwen (2018) #3	cover
158666	cover from Spider-Gwen (2018) #4	cover
158668	cover from Spider-Gwen (2018) #5	cover
158670	cover from Spider-Gwen (2018) #6	cover
158672	cover from Spider-Gwen (2018) #7	cover
158674	cover from Spider-Gwen (2018) #8	cover
158676	cover from Spider-Gwen (2018) #9	cover
158678	cover from Spider-Gwen (2018) #10	cover
158776	cover from SUPERIOR SPIDER-MAN VOL. 2 TPB (2020) #2	cover
158777	story from SUPERIOR SPIDER-MAN VOL. 2 TPB (2020) #2	story
158829	story from Domino (2018) #10	story
158931	story from new series (2018) #1	story
159783	cover from Amazing Fantasy (2029) #5	cover
159784	story from Amazing Fantasy (2029) #5	story
163823	story from What If? Thor (2018) #1	story
164951	story from Venom (2018) #15	story
166595	story from STAR WARS LEGENDS EPIC COLLECTION: THE NEWSPAPER STRIPS VOL. 2 TPB (2019) #2	story
167008	story from Custom Make Me a Hero 2019 Quadfold (2018) #6	story
167028	story from Custom Make Me a Hero 2019 Quadfold (2018) #16	story
167220	story from Love Romances (2019) #1	story
167708	story from STAR WARS LEGENDS EPIC COLLECTION: THE REBELLION VOL. 3 TPB (2019) #3	story
167800	story from Ms. Marvel (2019) #8	story
167994	story from Star Wars: Tie Fighter (2019) #1	story
167998	story from Star Wars: Tie Fighter (2019) #2	story
168000	story from Star Wars: Tie Fighter (2019) #3	story
168002	story from Star Wars: Tie Fighter (2019) #4	story
168004	story from Star Wars: Tie Fighter (2019) #5	story
168593	story from Gamerverse Spider-Man: City at War (2019) #1	story
168595	story from GAMERVERSE SPIDER-MAN: CITY AT WAR TPB (2019) #1	story
169119	story from new series (2019) #1	story
169570	cover from Aero (2019) #1	cover
169572	cover from Aero (2019) #2	cover
169574	cover from Aero (2019) #3	cover
169576	cover from Aero (2019) #4	cover
169578	cover from Aero (2019) #5	cover
169580	cover from Aero (2019) #6	cover
169582	cover from Aero (2019) #7	cover
169584	cover from Aero (2019) #8	cover
169586	cover from Aero (2019) #9	cover
169588	cover from Aero (2019) #10	cover
169590	cover from Aero (2019) #11	cover
169592	cover from Aero (2019) #12	cover
169792	cover from Amazing Spider-Man: Full Circle (2019) #1	cover
169793	story from Amazing Spider-Man: Full Circle (2019) #1	story
170874	cover from New Agents of Atlas (2019) #1	cover
170878	cover from New Agents of Atlas (2019) #3	cover
170882	cover from New Agents of Atlas (2019) #5	cover
171009	story from Absolute Carnage: Scream (2019) #2	story
171041	story from Custom Axe 2019 Comic (2019) #1	story
171611	story from CONAN THE BARBARIAN VOL. 3: THE LIFE AND DEATH OF CONAN BOOK THREE TPB (2020) #3	story
171740	story from Absolute Carnage: Scream (2019) #2 (VARIANT)	story
171742	story from Absolute Carnage: Scream (2019) #2 (VARIANT)	story
172320	cover from THE PUNISHER: INTRUDER GRAPHIC NOVEL 1 (1989) #1	cover
172743	story from Custom Clear Unilever Disney 2019 English Digital Comic (2019) #1	story
172749	story from Custom Clear Unilever Disney 2019 Russian Digital Comic (2019) #1	story
172755	story from Custom Clear Unilever Disney 2019 Indonesian Digital Comic (2019) #1	story
172886	story from Conan the Barbarian (2019) #13	story
172888	story from Conan the Barbarian (2019) #14	story
172890	story from Conan the Barbarian (2019) #15	story
172892	story from Conan the Barbarian (2019) #16	story
174026	cover from Amazing Spider-Man 2099 Alpha (2019) #1	cover
174027	story from Amazing Spider-Man 2099 Alpha (2019) #1	story
174028	cover from Amazing Spider-Man 2099 Omega (2019) #1	cover
174029	story from Amazing Spider-Man 2099 Omega (2019) #1	story
174265	story from Marvel's Avengers: Captain America (2020) #1	story
174296	cover from Thor (2020) #11	cover
174297	story from Thor (2020) #11	story
174298	cover from Thor (2020) #12	cover
174299	story from Thor (2020) #12	story
174703	story from STAR WARS LEGENDS EPIC COLLECTION: THE MENACE REVEALED VOL. 2 TPB (2019) #2	story
175986	story from MARVEL'S AVENGERS TPB (2020) #1	story
176651	story from Star Wars: Tie Fighter (2019) #4 (VARIANT)	story
176653	story from Star Wars: Tie Fighter (2019) #5 (VARIANT)	story
176655	story from Star Wars: Tie Fighter (2019) #5 (VARIANT)	story
178282	cover from The Marvels (2029) #2	cover
178288	cover from The Marvels (2029) #4	cover
178734	story from Uncanny X-Men (1981) #270	story
178735	cover from Uncanny X-Men (1981) #271	cover
179866	story from CONTAGION TPB (2020) #1	story
179910	story from Contagion (2019) #1	story
183698	cover from Marvel Previews (2017)	cover
183699	story from Marvel Previews (2017)	story
183704	cover from Marvel Previews (2017)	cover
185766	cover from Agents of Atlas: Atlantis Attacks (2020) #1	cover
185774	cover from Agents of Atlas: Atlantis Attacks (2020) #2	cover
185776	cover from Agents of Atlas: Atlantis Attacks (2020) #3	cover
185820	cover from Spider-Man: The Daily Bugle (2020) #2	cover
185822	cover from Spider-Man: The Daily Bugle (2020) #3	cover
186479	cover from new series (2020) #1	cover
186480	story from new series (2020) #1	story
186483	cover from 2020 Force Works (2020) #1	cover
186484	story from 2020 Force Works (2020) #1	story
186485	cover from 2020 Force Works (2020) #2	cover
186486	story from 2020 Force Works (2020) #2	story
186487	cover from 2020 Force Works (2020) #3	cover
186488	story from 2020 Force Works (2020) #3	story
186489	cover from 2020 Ironheart (2020) #1	cover
186490	story from 2020 Ironheart (2020) #1	story
186491	cover from 2020 Ironheart (2020) #2	cover
186492	story from 2020 Ironheart (2020) #2	story
186493	cover from 2020 Machine Man (2020) #1	cover
186494	story from 2020 Machine Man (2020) #1	story
186495	cover from 2020 Machine Man (2020) #2	cover
186496	story from 2020 Machine Man (2020) #2	story
186497	cover from 2020 Rescue (2020) #1	cover
186498	story from 2020 Rescue (2020) #1	story
186499	cover from 2020 Rescue (2020) #2	cover
186500	story from 2020 Rescue (2020) #2	story
186501	cover from 2020 Weapon.Exe (2020) #1	cover
186502	story from 2020 Weapon.Exe (2020) #1	story
186503	cover from 2020 Weapon.Exe (2020) #2	cover
186504	story from 2020 Weapon.Exe (2020) #2	story
186752	story from ABSOLUTE CARNAGE OMNIBUS HC (2020) #1	story
187775	cover from Iron Man 2020 Marketing Mini-Comic (2020) #1	cover
187776	story from Iron Man 2020 Marketing Mini-Comic (2020) #1	story
187973	cover from 2020 Force Works (2020) #1 (VARIANT)	cover
187974	story from 2020 Force Works (2020) #1 (VARIANT)	story
187975	cover from 2020 Force Works (2020) #1 (VARIANT)	cover
187976	story from 2020 Force Works (2020) #1 (VARIANT)	story
187977	cover from 2020 Machine Man (2020) #1 (VARIANT)	cover
187978	story from 2020 Machine Man (2020) #1 (VARIANT)	story
187979	cover from 2020 Machine Man (2020) #1 (VARIANT)	cover
187980	story from 2020 Machine Man (2020) #1 (VARIANT)	story
188579	cover from 2020 Force Works (2020) #2	cover
188580	story from 2020 Force Works (2020) #2	story
188583	cover from 2020 Machine Man (2020) #2	cover
188584	story from 2020 Machine Man (2020) #2	story
188585	cover from 2020 Rescue (2020) #1	cover
188586	story from 2020 Rescue (2020) #1	story
189451	story from Marvel's Avengers: Captain America (2020) #1	story
190264	cover from Venom: King in Black (2020) #3	cover
190265	story from Venom: King in Black (2020) #3	story
190266	cover from Venom: King in Black (2020) #4	cover
190267	story from Venom: King in Black (2020) #4	story
190268	cover from Venom: King in Black (2020) #5	cover
190269	story from Venom: King in Black (2020) #5	story
196813	cover from 2020 Force Works (2020) #3 (VARIANT)	cover
196814	story from 2020 Force Works (2020) #3 (VARIANT)	story
196817	cover from 2020 Rescue (2020) #2 (VARIANT)	cover
196818	story from 2020 Rescue (2020) #2 (VARIANT)	story
199401	cover from AVENGERS BY JASON AARON VOL. 10 TPB (2021) #10	cover
199402	story from AVENGERS BY JASON AARON VOL. 10 TPB (2021) #10	story
199784	cover from Thor (2020) #13	cover
199785	story from Thor (2020) #13	story
199786	cover from Thor (2020) #14	cover
199787	story from Thor (2020) #14	story
199788	cover from Thor (2020) #15	cover
199789	story from Thor (2020) #15	story
199790	cover from Thor (2020) #16	cover
199791	story from Thor (2020) #16	story
199792	cover from Thor (2020) #17	cover
199793	story from Thor (2020) #17	story
199794	cover from Thor (2020) #18	cover
199795	story from Thor (2020) #18	story
199808	cover from Thor & Loki: Double Trouble (2029) #1	cover
199809	story from Thor & Loki: Double Trouble (2029) #1	story
199810	cover from THOR & LOKI: DOUBLE TROUBLE TPB (2029) #1	cover
199811	story from THOR & LOKI: DOUBLE TROUBLE TPB (2029) #1	story
199812	cover from Thor & Loki: Double Trouble (2029) #2	cover
199813	story from Thor & Loki: Double Trouble (2029) #2	story
199814	cover from Thor & Loki: Double Trouble (2029) #3	cover
199815	story from Thor & Loki: Double Trouble (2029) #3	story
199816	cover from Thor & Loki: Double Trouble (2029) #4	cover
199817	story from Thor & Loki: Double Trouble (2029) #4	story
201404	cover from 2020 Iwolverine (2020) #2 (VARIANT)	cover
201405	story from 2020 Iwolverine (2020) #2 (VARIANT)	story
201824	cover from Thor Annual (2020) #1	cover
201825	story from Thor Annual (2020) #1	story
205040	cover from AVENGERS BY JASON AARON VOL. 1 HC (2021) #1	cover
205041	story from AVENGERS BY JASON AARON VOL. 1 HC (2021) #1	story
205070	cover from FANTASTIC FOUR BY DAN SLOTT VOL. 1 HC (2021) #1	cover
205071	story from FANTASTIC FOUR BY DAN SLOTT VOL. 1 HC (2021) #1	story
205214	cover from MARVEL MASTERWORKS: THE MIGHTY THOR VOL. 20 HC (2021) #20	cover
205215	story from MARVEL MASTERWORKS: THE MIGHTY THOR VOL. 20 HC (2021) #20	story
205488	cover from AVENGERS BY JASON AARON VOL. 11 TPB (2022) #11	cover
205489	story from AVENGERS BY JASON AARON VOL. 11 TPB (2022) #11	story
205691	story from WINTER GUARD TPB (2021) #1	story
207776	cover from Shang-Chi (2021) #6	cover
207777	story from Shang-Chi (2021) #6	story
207792	cover from Valkyrie (2021) #4	cover
207793	story from Valkyrie (2021) #4	story
212105	cover from Amazing Fantasy (2021) #1 (VARIANT)	cover
212106	story from Amazing Fantasy (2021) #1 (VARIANT)	story
212107	cover from Amazing Fantasy (2021) #1 (VARIANT)	cover
212108	story from Amazing Fantasy (2021) #1 (VARIANT)	story
212109	cover from Amazing Fantasy (2021) #1 (VARIANT)	cover
212110	story from Amazing Fantasy (2021) #1 (VARIANT)	story
212582	cover from The Amazing Spider-Man (2018) #89	cover
212583	story from The Amazing Spider-Man (2018) #89	story
212584	cover from The Amazing Spider-Man (2018) #90	cover
212585	story from The Amazing Spider-Man (2018) #90	story
212586	cover from The Amazing Spider-Man (2018) #91	cover
212587	story from The Amazing Spider-Man (2018) #91	story
212588	cover from The Amazing Spider-Man (2018) #92	cover
212589	story from The Amazing Spider-Man (2018) #92	story
212626	cover from Cable: Reloaded (2021) #1	cover
212627	story from Cable: Reloaded (2021) #1	story
212974	cover from Amazing Fantasy (2021) #2 (VARIANT)	cover
212975	story from Amazing Fantasy (2021) #2 (VARIANT)	story
212976	cover from Amazing Fantasy (2021) #2 (VARIANT)	cover
212977	story from Amazing Fantasy (2021) #2 (VARIANT)	story
214722	cover from The Amazing Spider-Man (2018) #93	cover
214723	story from The Amazing Spider-Man (2018) #93	story
215283	story from THE LAST ANNIHILATION TPB (2022) #1	story
217863	cover from Amazing Spider-Man: Monica Rambeau (2022) #1	cover
217864	story from Amazing Spider-Man: Monica Rambeau (2022) #1	story
217865	cover from Amazing Spider-Man: Stingers (2022) #1	cover
217866	story from Amazing Spider-Man: Stingers (2022) #1	story
217922	story from Legion of X (2022) #1	story
217924	story from Legion of X (2022) #2	story
217926	story from Legion of X (2022) #3	story
217928	story from Legion of X (2022) #4	story
217930	story from Legion of X (2022) #5	story
220335	story from AMAZING SPIDER-MAN BY NICK SPENCER OMNIBUS VOL. 1  HC OTTLEY KINDRED COVER (2022) #1	story
220382	cover #1	cover
220383	story #1	story
220628	cover from The Amazing Spider-Man (2018) #90 (VARIANT)	cover
220629	story from The Amazing Spider-Man (2018) #90 (VARIANT)	story
220725	cover from King Conan (2021) #3 (VARIANT)	cover
220971	cover from The Amazing Spider-Man (2018) #89 (VARIANT)	cover
220972	story from The Amazing Spider-Man (2018) #89 (VARIANT)	story
220973	cover from Amazing Spider-Man 88.Bey (2022) #1 (VARIANT)	cover
220974	story from Amazing Spider-Man 88.Bey (2022) #1 (VARIANT)	story
221081	cover from Savage Avengers (2022) #1 (VARIANT)	cover
221674	story from Legion of X (2022) #1 (VARIANT)	story
221740	cover from The Amazing Spider-Man (2018) #93 (VARIANT)	cover
221741	story from The Amazing Spider-Man (2018) #93 (VARIANT)	story
222028	cover from The Amazing Spider-Man (2018) #90 (VARIANT)	cover
222029	story from The Amazing Spider-Man (2018) #90 (VARIANT)	story
222190	cover from The Amazing Spider-Man (2018) #91 (VARIANT)	cover
222191	story from The Amazing Spider-Man (2018) #91 (VARIANT)	story
222192	cover from The Amazing Spider-Man (2018) #91 (VARIANT)	cover
222193	story from The Amazing Spider-Man (2018) #91 (VARIANT)	story
222194	cover from The Amazing Spider-Man (2018) #92 (VARIANT)	cover
222195	story from The Amazing Spider-Man (2018) #92 (VARIANT)	story
222196	cover from The Amazing Spider-Man (2018) #92 (VARIANT)	cover
222197	story from The Amazing Spider-Man (2018) #92 (VARIANT)	story
222198	cover from The Amazing Spider-Man (2018) #93 (VARIANT)	cover
222199	story from The Amazing Spider-Man (2018) #93 (VARIANT)	story
222200	cover from Amazing Spider-Man 92.Bey (2022) #1 (VARIANT)	cover
222201	story from Amazing Spider-Man 92.Bey (2022) #1 (VARIANT)	story
222366	cover from She-Hulk (2022) #3 (VARIANT)	cover
222487	story from Legion of X (2022) #1 (VARIANT)	story
222489	story from Legion of X (2022) #1 (VARIANT)	story
222803	story from Legion of X (2022) #1 (VARIANT)	story
222805	story from Legion of X (2022) #1 (VARIANT)	story
222807	story from Legion of X (2022) #1 (VARIANT)	story
223068	cover from The Amazing Spider-Man (2018) #93 (VARIANT)	cover
223069	story from The Amazing Spider-Man (2018) #93 (VARIANT)	story
223136	cover from Amazing Spider-Man 92.Bey (2022) #1 (VARIANT)	cover
223137	story from Amazing Spider-Man 92.Bey (2022) #1 (VARIANT)	story
225567	cover from X-Men (2021) #23	cover
225979	cover from Avengers Assemble Alpha (2022) #1	cover
225980	story from Avengers Assemble Alpha (2022) #1	story
225981	cover from Avengers Assemble Omega (2023) #1	cover
225982	story from Avengers Assemble Omega (2023) #1	story
227639	cover from Avengers 1,000,000 Bc (2022) #1 (VARIANT)	cover
227640	story from Avengers 1,000,000 Bc (2022) #1 (VARIANT)	story
227641	cover from Avengers 1,000,000 Bc (2022) #1 (VARIANT)	cover
227642	story from Avengers 1,000,000 Bc (2022) #1 (VARIANT)	story
227643	cover from Avengers 1,000,000 Bc (2022) #1 (VARIANT)	cover
227644	story from Avengers 1,000,000 Bc (2022) #1 (VARIANT)	story
228085	cover from Ultraman Vs. the Marvel Universe (2029) #2	cover
228086	story from Ultraman Vs. the Marvel Universe (2029) #2	story
229351	cover from new series (2029) #592	cover
229352	story from new series (2029) #592	story
229353	cover from new series (2029) #593	cover
229354	story from new series (2029) #593	story
231748	cover from AVENGERS ASSEMBLE TPB (2023) #1	cover
231749	story from AVENGERS ASSEMBLE TPB (2023) #1	story
231824	cover from Avengers Assemble Alpha (2022) #1 (VARIANT)	cover
231825	story from Avengers Assemble Alpha (2022) #1 (VARIANT)	story
231826	cover from Avengers Assemble Alpha (2022) #1 (VARIANT)	cover
231827	story from Avengers Assemble Alpha (2022) #1 (VARIANT)	story
231828	cover from Avengers Assemble Alpha (2022) #1 (VARIANT)	cover
231829	story from Avengers Assemble Alpha (2022) #1 (VARIANT)	story
231830	cover from Avengers Assemble Alpha (2022) #1 (VARIANT)	cover
231831	story from Avengers Assemble Alpha (2022) #1 (VARIANT)	story
231832	cover from Avengers Assemble Alpha (2022) #1 (VARIANT)	cover
231833	story from Avengers Assemble Alpha (2022) #1 (VARIANT)	story
234972	cover from Avengers Assemble Omega (2023) #1 (VARIANT)	cover
234973	story from Avengers Assemble Omega (2023) #1 (VARIANT)	story
234974	cover from Avengers Assemble Omega (2023) #1 (VARIANT)	cover
234975	story from Avengers Assemble Omega (2023) #1 (VARIANT)	story
234976	cover from Avengers Assemble Omega (2023) #1 (VARIANT)	cover
234977	story from Avengers Assemble Omega (2023) #1 (VARIANT)	story
236121	cover from STAR WARS: DARTH VADER - BLACK, WHITE & RED TREASURY EDITION TPB (2024) #1	cover
236122	story from STAR WARS: DARTH VADER - BLACK, WHITE & RED TREASURY EDITION TPB (2024) #1	story
236457	cover from Wolverine: TBD (2023) #2	cover
236458	story from Wolverine: TBD (2023) #2	story
236459	cover from Wolverine: TBD (2023) #3	cover
236460	story from Wolverine: TBD (2023) #3	story
236461	cover from Wolverine: TBD (2023) #4	cover
236462	story from Wolverine: TBD (2023) #4	story
236463	cover from Wolverine: TBD (2023) #5	cover
236464	story from Wolverine: TBD (2023) #5	story
237422	cover from Avengers Assemble Omega (2023) #1 (VARIANT)	cover
237423	story from Avengers Assemble Omega (2023) #1 (VARIANT)	story
238151	story from MS. MARVEL BY SALADIN AHMED TPB (2024) #1	story
238404	cover from THOR BY JASON AARON OMNIBUS VOL. 2 HC (2023) #2	cover
238405	story from THOR BY JASON AARON OMNIBUS VOL. 2 HC (2023) #2	story
239748	cover from Loki: The God Who Fell to Earth Infinity Comic (2023) #1	cover
239749	story from Loki: The God Who Fell to Earth Infinity Comic (2023) #1	story
240415	cover from The Amazing Spider-Man (2022) #58	cover
240416	story from The Amazing Spider-Man (2022) #58	story
240662	cover from Wolverine (2020) #45	cover
240663	story from Wolverine (2020) #45	story
241855	cover from Captain America (2023) #6	cover
241856	story from Captain America (2023) #6	story
241857	cover from Captain America (2023) #7	cover
241858	story from Captain America (2023) #7	story
241859	cover from Captain America (2023) #8	cover
241860	story from Captain America (2023) #8	story
241861	cover from Captain America (2023) #9	cover
241862	story from Captain America (2023) #9	story
241863	cover from Captain America (2023) #10	cover
241864	story from Captain America (2023) #10	story
241865	cover from Captain America (2023) #11	cover
241866	story from Captain America (2023) #11	story
241867	cover from Captain America (2023) #12	cover
241868	story from Captain America (2023) #12	story
242191	cover from Namor (2029) #1	cover
242192	story from Namor (2029) #1	story
242193	cover from Namor (2029) #2	cover
242194	story from Namor (2029) #2	story
242195	cover from Namor (2029) #3	cover
242196	story from Namor (2029) #3	story
242197	cover from Namor (2029) #4	cover
242198	story from Namor (2029) #4	story
243225	cover from new series (2029) #1208	cover
243226	story from new series (2029) #1208	story
243227	cover from new series (2029) #1209	cover
243228	story from new series (2029) #1209	story
243229	cover from new series (2029) #1210	cover
243230	story from new series (2029) #1210	story
243231	cover from new series (2029) #1211	cover
243232	story from new series (2029) #1211	story
244584	cover from STAR WARS MODERN ERA EPIC COLLECTION: STAR WARS VOL. 1 TPB (2024) #1	cover
244585	story from STAR WARS MODERN ERA EPIC COLLECTION: STAR WARS VOL. 1 TPB (2024) #1	story
245602	cover from Avengers United Infinity Comic (2023) #49	cover
245603	story from Avengers United Infinity Comic (2023) #49	story
245645	cover from Spider-Boy (2023) #7	cover
245646	story from Spider-Boy (2023) #7	story
246754	cover from Marvel Super Heroes Secret Wars 10 Facsimile Edition (2024) #10	cover
246755	story from Marvel Super Heroes Secret Wars 10 Facsimile Edition (2024) #10	story
246858	cover from Namor (2029) #5	cover
246859	story from Namor (2029) #5	story
247073	cover from Star Wars: Inquisitors (2029) #4	cover
247074	story from Star Wars: Inquisitors (2029) #4	story
247165	cover from Ultimate Spider-Man (2024) #1	cover
247166	story from Ultimate Spider-Man (2024) #1	story
247169	cover from Ultimate Spider-Man (2024) #2	cover
247170	story from Ultimate Spider-Man (2024) #2	story
247171	cover from Ultimate Spider-Man (2024) #3	cover
247172	story from Ultimate Spider-Man (2024) #3	story
247173	cover from Ultimate Spider-Man (2024) #4	cover
247174	story from Ultimate Spider-Man (2024) #4	story
248900	cover from Avengers (2023) #14	cover
248901	story from Avengers (2023) #14	story
248902	cover from Avengers (2023) #15	cover
248903	story from Avengers (2023) #15	story
248904	cover from Avengers (2023) #16	cover
248905	story from Avengers (2023) #16	story
248952	cover from Ultimate Black Panther (2024) #9	cover
248953	story from Ultimate Black Panther (2024) #9	story
248984	cover from Ultimate Spider-Man (2024) #5	cover
248985	story from Ultimate Spider-Man (2024) #5	story
248986	cover from Ultimate Spider-Man (2024) #6	cover
248987	story from Ultimate Spider-Man (2024) #6	story
248988	cover from Ultimate Spider-Man (2024) #7	cover
248989	story from Ultimate Spider-Man (2024) #7	story
248990	cover from Ultimate Spider-Man (2024) #8	cover
248991	story from Ultimate Spider-Man (2024) #8	story
248992	cover from Ultimate Spider-Man (2024) #9	cover
248993	story from Ultimate Spider-Man (2024) #9	story
248994	cover from Ultimate Spider-Man (2024) #10	cover
248995	story from Ultimate Spider-Man (2024) #10	story
249386	cover from THOR BY CATES & KLEIN OMNIBUS HC (2024) #1	cover
249387	story from THOR BY CATES & KLEIN OMNIBUS HC (2024) #1	story
249750	cover from Uncle Scrooge Special (2024) #1	cover
249751	story from Uncle Scrooge Special (2024) #1	story
250346	cover from Venom War (2024) #3	cover
250347	story from Venom War (2024) #3	story
251014	cover from Beastly Buddies Infinity Comic (2029) #2	cover
251015	story from Beastly Buddies Infinity Comic (2029) #2	story
251044	cover from Deadpool (2024) #7	cover
251045	story from Deadpool (2024) #7	story
251388	cover from Spider-Gwen (2024) #6	cover
251389	story from Spider-Gwen (2024) #6	story
251460	cover from Star Wars: Ahsoka (2024) #3	cover
251461	story from Star Wars: Ahsoka (2024) #3	story
251846	cover from Nyx (2024) #3	cover
251847	story from Nyx (2024) #3	story
252108	cover from X-Men (2024) #5	cover
252109	story from X-Men (2024) #5	story
252591	cover from new series (2024) #1	cover
252592	story from new series (2024) #1	story
253489	cover from Captain America (2023) #13	cover
253490	story from Captain America (2023) #13	story
253491	cover from Captain America (2023) #14	cover
253492	story from Captain America (2023) #14	story
253583	cover from Spider-Man: Venom War (2024) #3	cover
253584	story from Spider-Man: Venom War (2024) #3	story
253617	cover from Phases of the Moon Knight (2024) #2	cover
253618	story from Phases of the Moon Knight (2024) #2	story
254698	cover from Star Wars: Battle of Jakku Part I (2024) #1	cover
254699	story from Star Wars: Battle of Jakku Part I (2024) #1	story
259124	cover from Wolverine: Outback (2024) #4	cover
259125	story from Wolverine: Outback (2024) #4	story
260032	cover from Immortal Thor (2023) #16	cover
260033	story from Immortal Thor (2023) #16	story
260201	cover from Alligator Loki Infinity Comic (2022) #40	cover
260202	story from Alligator Loki Infinity Comic (2022) #40	story
260309	cover from The Amazing Spider-Man (2022) #58 (VARIANT)	cover
260310	story from The Amazing Spider-Man (2022) #58 (VARIANT)	story
260591	cover from Namor (2024) #1 (VARIANT)	cover
260592	story from Namor (2024) #1 (VARIANT)	story
260593	cover from Namor (2024) #1 (VARIANT)	cover
260594	story from Namor (2024) #1 (VARIANT)	story
260595	cover from Namor (2024) #1 (VARIANT)	cover
260596	story from Namor (2024) #1 (VARIANT)	story
260597	cover from Namor (2024) #1 (VARIANT)	cover
260598	story from Namor (2024) #1 (VARIANT)	story
261159	cover from Ghost Rider/Robbie Reyes: A Marvel Voices Special (2024) #1	cover
261160	story from Ghost Rider/Robbie Reyes: A Marvel Voices Special (2024) #1	story
261529	cover from X-Force (2024) #3 (VARIANT)	cover
261530	story from X-Force (2024) #3 (VARIANT)	story
261619	cover from Avengers Assemble (2024) #2	cover
261620	story from Avengers Assemble (2024) #2	story
261727	cover from Lockheed Infinity Comic (2024) #4	cover
261728	story from Lockheed Infinity Comic (2024) #4	story
261865	cover from Daredevil (2023) #14	cover
261866	story from Daredevil (2023) #14	story
262002	cover from Storm (2024) #1	cover
262003	story from Storm (2024) #1	story
262251	cover from Namor (2024) #1 (VARIANT)	cover
262252	story from Namor (2024) #1 (VARIANT)	story
263169	cover from Namor (2024) #2 (VARIANT)	cover
263170	story from Namor (2024) #2 (VARIANT)	story
263171	cover from Namor (2024) #2 (VARIANT)	cover
263172	story from Namor (2024) #2 (VARIANT)	story
263451	cover from Star Wars: Ahsoka (2024) #3 (VARIANT)	cover
263452	story from Star Wars: Ahsoka (2024) #3 (VARIANT)	story
264067	cover from The Amazing Spider-Man (2022) #58 (VARIANT)	cover
264068	story from The Amazing Spider-Man (2022) #58 (VARIANT)	story
264089	cover from Daredevil: Woman Without Fear (2024) #3 (VARIANT)	cover
264090	story from Daredevil: Woman Without Fear (2024) #3 (VARIANT)	story
264141	cover from Namor (2024) #3 (VARIANT)	cover
264142	story from Namor (2024) #3 (VARIANT)	story
264147	cover from Nyx (2024) #3 (VARIANT)	cover
264148	story from Nyx (2024) #3 (VARIANT)	story
264161	cover from Predator Vs. Black Panther (2024) #2 (VARIANT)	cover
264162	story from Predator Vs. Black Panther (2024) #2 (VARIANT)	story
264219	cover from Ultimate Spider-Man (2024) #9 (VARIANT)	cover
264220	story from Ultimate Spider-Man (2024) #9 (VARIANT)	story
264271	cover from Venom War: Zombiotes (2024) #2 (VARIANT)	cover
264272	story from Venom War: Zombiotes (2024) #2 (VARIANT)	story
264573	cover from Wolverine: Revenge - Red Band (2024) #2 (VARIANT)	cover
264574	story from Wolverine: Revenge - Red Band (2024) #2 (VARIANT)	story
265015	cover from Uncanny X-Men #244 Facsimile Edition (2024) #244	cover
265016	story from Uncanny X-Men #244 Facsimile Edition (2024) #244	story
266417	cover from The Amazing Spider-Man (2022) #00058 (VARIANT)	cover
266418	story from The Amazing Spider-Man (2022) #00058 (VARIANT)	story
269631	cover from Friday Funny Crossover TBD Infinity Comic (2024) #4	cover
269632	story from Friday Funny Crossover TBD Infinity Comic (2024) #4	story
269633	cover from Friday Funny Crossover TBD Infinity Comic (2024) #5	cover
269634	story from Friday Funny Crossover TBD Infinity Comic (2024) #5	story
"""#
