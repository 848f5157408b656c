"""Plate: a verandahed mudbrick house in dry grass under a low northern sun."""
from kit import *

SHOTS = {
    'landing': dict(loc=(21.5, -15.5, 1.45), target=(3.0, 4.2, 1.3), lens=30, shift=.085),
    'landing-tall': dict(loc=(21.5, -17.5, 1.45), target=(6.2, 2.6, 1.3), lens=30, shift=.16),
}


def shot(subject, name):
    s = SHOTS[name]
    camera(s['loc'], s['target'], lens=s['lens'], level=True, shift=s.get('shift', 0),
           fstop=s.get('fstop'), focus=s.get('focus'))
    return dict(exposure=s.get('exposure', .15), haze=520)


def build(subject):
    L,W,H=13.0,7.2,3.05; th=0.32; ov=0.6; pitch=math.tan(math.radians(27)); ridge=H+W/2*pitch
    # plinth + floor
    p=MB(); p.rbox(-.12,L+.12,-.12,W+.12,-.6,-.0,.03); p.obj('plinth','stone')
    stonewall(frame((-.14,-.14,-.62),0),L+.28,.62,target=.05,depth=.1,m=18,rings=4)
    stonewall(frame((L+.14,-.14,-.62),90),W+.28,.62,target=.05,depth=.1,m=18,rings=4)
    v=MB(); v.rbox(-.1,L+.1,-2.7,-.12,-.5,-.06,.03); v.obj('verfloor','gravel')
    F=frame((0,0,0),0)
    ops=[(1.0,2.5,.75,2.15),(3.6,5.1,.75,2.15),(6.1,7.15,0,2.15),(8.2,9.9,.45,2.15),(10.7,12.2,.75,2.15)]
    brickwall(F,L,H,th,ops,bl=.40,bh=.14,joint=.02,jit=.008,r=.022)
    for o in ops:
        if o[2]>0: window(F,*o,y=.17,mull=2 if o[1]-o[0]>1.4 else 1,trans=0,th=th)
        else: door(F,o[0],o[1],o[3],y=.14,th=th)
    G=frame((L,0,0),90)
    gt=lambda u: H+min(u,W-u)*pitch
    gops=[(1.2,2.5,.9,2.15),(4.4,5.6,.9,2.15),(3.0,4.0,3.0,3.75)]
    brickwall(G,W,ridge,th,gops,top=gt,bl=.40,bh=.14,joint=.02,jit=.008,r=.022)
    for o in gops: window(G,*o,y=.17,mull=1,th=th)
    brickwall(frame((0,W,0),-90),W,ridge,th,[],top=gt)
    brickwall(frame((L,W,0),180),L,H,th,[])
    # roof
    e=ov; z_e=H-e*pitch+.12
    corrugated((-e,-e,z_e),(L+e,-e,z_e),(L+e,W/2,ridge+.12),(-e,W/2,ridge+.12))
    corrugated((L+e,W+e,z_e),(-e,W+e,z_e),(-e,W/2,ridge+.12),(L+e,W/2,ridge+.12))
    rc=MB(); rc.rbox(-e-.02,L+e+.02,W/2-.16,W/2+.16,ridge+.11,ridge+.15,.015); rc.obj('ridge','iron')
    # rafters & barge boards
    for x in np.arange(-.45,L+.5,.9):
        beam((x,-e+.02,z_e-.08),(x,W/2,ridge+.03),.05,.11,'timber')
    for x in (-e,L+e):
        beam((x,-e-.02,z_e-.05),(x,W/2,ridge+.05),.035,.2,'timber'); beam((x,W+e+.02,z_e-.05),(x,W/2,ridge+.05),.035,.2,'timber')
    # gutters + verandah roof
    vz0=2.12; vz1=2.5
    corrugated((-.3,-3.0,vz0),(L+.3,-3.0,vz0),(L+.3,-.35,vz1),(-.3,-.35,vz1))
    for x in np.arange(0,L+.2,.92): beam((x,-2.95,vz0-.07),(x,-.02,vz1-.02),.05,.1,'timber')
    beam((-.25,-2.6,vz0-.07),(L+.25,-2.6,vz0-.07),.09,.2,'timber')
    for x in np.linspace(.15,L-.15,6):
        b=MB(); pts=[(x+R.uniform(-.02,.02),-2.6+R.uniform(-.015,.015),z) for z in np.linspace(-.25,vz0-.12,6)]; tube(b,pts,[.11,.105,.1,.1,.098,.095],12); b.obj('post','timbergrey',True)
        s=MB(); s.rbox(x-.2,x+.2,-2.8,-2.4,-.4,-.05,.05); s.obj('pad','stone')
    g=MB(); tube(g,[(-.3,-3.05,vz0-.02),(L+.3,-3.05,vz0-.02)],[.065,.065],10); g.obj('gut','iron',True)
    # chimney
    stonewall(frame((3.1,W/2-.4,ridge-.6),0),.9,1.6,target=.03,depth=.08,m=16,rings=4); 
    stonewall(frame((4.0,W/2-.4,ridge-.6),90),.8,1.6,target=.03,depth=.08,m=16,rings=4)
    c=MB(); c.rbox(3.05,4.05,W/2-.45,W/2+.45,ridge+1.0,ridge+1.1,.03); c.rbox(3.12,3.98,W/2-.38,W/2+.38,ridge-.6,ridge+1.0,.02); c.obj('cap','stone')
    # bench + pots on verandah
    b=MB(); b.rbox(3.6,5.2,-.75,-.35,.36,.42,.01); b.rbox(3.7,3.78,-.7,-.4,-.05,.36,.01); b.rbox(5.0,5.08,-.7,-.4,-.05,.36,.01); b.obj('bench','timbergrey')
    for (x,y,s) in ((7.6,-.6,1),(8.0,-.85,.7),(2.75,-.5,.8),(.5,-.7,1.1)):
        b=MB(); lathe(b,[(0,0),(.16,0),(.2,.18),(.22,.34),(.235,.34),(.235,.39),(.2,.39),(.19,.33),(0,.33)],24,T=Matrix.Translation((x,y,-.05))@Matrix.Scale(s,4)); b.obj('pot','tile',True)
        lb=MB()
        for _ in range(int(140*s)): leafquad(lb,(x+R.gauss(0,.09*s),y+R.gauss(0,.09*s),.33*s+abs(R.gauss(0,.14*s))),(R.gauss(0,.6),R.gauss(0,.6),R.uniform(.2,1)),.11,.02)
        lb.obj('plant','veg')
    # water tank (corrugated cylinder)
    tb=MB(); prof=[(1.25+.012*math.sin(z*2*math.pi/.076),z) for z in np.arange(-.5,2.1,.0095)]; lathe(tb,prof,64,T=Matrix.Translation((-2.1,2.2,0))); tb.obj('tank','iron',True)
    tc=MB(); lathe(tc,[(1.27,2.08),(.9,2.22),(.05,2.34)],64,T=Matrix.Translation((-2.1,2.2,0))); tc.obj('tankc','iron',True)
    # ground
    def path(x,y):
        px=6.6+(y+2.6)*-.28+1.2*math.sin((y+2)*.16); return abs(x-px)
    def hz(x,y):
        d=math.hypot(x-6,y+1); flat=max(0,min(1,(d-9)/16)); far=max(0,min(1,(y-25)/80))
        return -.5+flat*(nz(x,y,.03,3,5)*1.6+ (y-3)*.012)+ nz(x,y,.35,3)*.04+ far*(nz(x,y,.012,4,9)*9+ 5)
    def mask(x,y):
        if -2.9<y<W+.3 and -.3<x<L+.3: return 0
        d=path(x,y) if y<-2.4 else 9
        if d<1.0: return 0
        return (min(1,(d-1)/.8))*(0.55+.6*max(0,nz(x,y,.18,3,4)+.35))
    t1=terrain(-26,40,-17,34,330,260,hz,'ground',mask)
    pg=terrain(-14,30,-17,-2.6,300,120,lambda x,y:hz(x,y)+(.012 if path(x,y)<1.05+.25*nz(x,y,.9,3) else -.08),'gravel')
    protos=[grassclump('g%d'%i,'grassdry',34,(.12,.45)) for i in range(4)]+[grassclump('gg','grassgreen',26,(.08,.25))]
    scatter(t1,protos,34,1,.5,1.25,'mask')
    fz=lambda x,y: hz(x,y)-.35+max(0,(y-90)/300)*(20+nz(x,y,.006,4,2)*40)
    far=terrain(-360,380,-20,460,190,130,lambda x,y: fz(x,y)-(1.5 if (-25<x<39 and -16.5<y<33) else 0),'ground')
    # trees
    A=gumtree('a',10.5,11,leaves=15000); B=gumtree('b',9,5,leaves=12000,spread=.7); C=gumtree('c',12,23,leaves=15000,spread=.55)
    for (t,x,y,r,s) in ((A,-5.5,9.5,1,1.0),(C,17.5,15,2,1.0),(B,27,12,.3,.9),(A,9,15,4,.9),(B,-13,17,2.2,1.1),(A,29,26,1,1.0),(B,-19,5.5,3,1.1)): place(t,(x,y,hz(x,y)),r,s)
    for i in range(240):
        x=R.uniform(-260,140); y=R.uniform(60,300); place(R.choice([A,B,C]),(x,y,fz(x,y)-.2),R.uniform(0,6),R.uniform(.6,1.2))
    hide(*A,*B,*C)
    sky(elev=15,rot=238,strength=.11,dust=1.5,air=1.0,size=1.0,sunint=1.0)
