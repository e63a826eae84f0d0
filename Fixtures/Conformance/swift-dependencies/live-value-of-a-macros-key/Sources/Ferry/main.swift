import Chart

Bridge().steer()
