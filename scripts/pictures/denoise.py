"""
Removes the noise of a Cycles render with the network of Intel's Open Image Denoise, because Debian's Blender is built
without it. About 6 s for 1600 × 1000 px on two cores.

The folder of the environment variable DENOISE_HOME holds what is not Blender's (see README.md): `py/` with onnx and
onnxruntime, and `rt_hdr_alb_nrm.tza`, the weights.
"""
import os
import struct
import sys
import tempfile

import numpy as np

HOME = os.environ.get('DENOISE_HOME') or os.path.join(tempfile.gettempdir(), 'denoise')
MULTIPLE = 16  # The network halves a picture four times.

# The perceptually uniform transfer function that the HDR network was trained with.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def encode(y):
    """From linear light to what the network reads, before it is scaled to 0…1."""
    y = np.maximum(y, 0)
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(y, C) + D, E * np.log(y + F) + G))


def decode(x):
    """The inverse of `encode`."""
    middle = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - G) / E) - F))


def read_weights(path):
    """The tensors of a TZA archive by name: a table at the end, then raw 16-bit floats."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, _, _, at = struct.unpack_from('<HBBQ', data)
    assert magic == 0x41D7, 'not a TZA archive'
    (count,), at = struct.unpack_from('<I', data, at), at + 4
    tensors = {}
    for _ in range(count):
        (length,), at = struct.unpack_from('<H', data, at), at + 2
        name, at = data[at:at + length].decode(), at + length
        dimensions, at = data[at], at + 1
        shape, at = struct.unpack_from('<%dI' % dimensions, data, at), at + 4 * dimensions
        at += dimensions  # The layout is always oihw or x.
        kind, start = struct.unpack_from('<cQ', data, at)
        at += 9
        dtype = {b'h': '<f2', b'f': '<f4'}[kind]
        tensors[name] = np.frombuffer(data, dtype, int(np.prod(shape)), start).reshape(shape).astype(np.float32)
    return tensors


def build_network(weights):
    """The U-Net as an ONNX session."""
    sys.path.insert(0, os.path.join(HOME, 'py'))
    import onnx
    import onnxruntime
    from onnx import TensorProto, helper, numpy_helper

    nodes, constants = [], [numpy_helper.from_array(value, name) for name, value in weights.items()]
    constants.append(numpy_helper.from_array(np.array([1, 1, 2, 2], np.float32), 'twice'))

    def conv(x, name, relu=True):
        nodes.append(helper.make_node('Conv', [x, name + '.weight', name + '.bias'], [name], pads=[1] * 4))
        if relu:
            nodes.append(helper.make_node('Relu', [name], [name + '.relu']))
        return name + '.relu' if relu else name

    def pool(x):
        nodes.append(helper.make_node('MaxPool', [x], [x + '.pool'], kernel_shape=[2, 2], strides=[2, 2]))
        return x + '.pool'

    def join(x, skip):
        nodes.append(helper.make_node('Resize', [x, '', 'twice'], [x + '.up'], mode='nearest',
                                      nearest_mode='floor', coordinate_transformation_mode='asymmetric'))
        nodes.append(helper.make_node('Concat', [x + '.up', skip], [x + '.join'], axis=1))
        return x + '.join'

    x = pool(conv(conv('input', 'enc_conv0'), 'enc_conv1'))
    skips = ['input', x]
    for level in ('2', '3'):
        x = pool(conv(x, 'enc_conv' + level))
        skips.append(x)
    x = conv(conv(pool(conv(x, 'enc_conv4')), 'enc_conv5a'), 'enc_conv5b')
    for level in ('4', '3', '2', '1'):
        x = conv(conv(join(x, skips.pop()), f'dec_conv{level}a'), f'dec_conv{level}b')
    output = conv(x, 'dec_conv0', relu=False)

    graph = helper.make_graph(
        nodes, 'unet',
        [helper.make_tensor_value_info('input', TensorProto.FLOAT, [1, 9, 'h', 'w'])],
        [helper.make_tensor_value_info(output, TensorProto.FLOAT, [1, 3, 'h', 'w'])], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid('', 13)])
    model.ir_version = 8
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 2
    options.add_session_config_entry('session.intra_op.allow_spinning', '0')  # Kind to what else runs.
    return onnxruntime.InferenceSession(model.SerializeToString(), options, providers=['CPUExecutionProvider'])


def exposure_of(color):
    """What brings the picture to middle grey: the network expects that."""
    luminance = color @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    h, w = (side - side % 16 for side in luminance.shape)
    blocks = luminance[:h, :w].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    bright = blocks[blocks > 1e-8]
    return 0.18 / float(np.exp2(np.log2(bright).mean())) if bright.size else 1.0


def denoise(color, albedo, normal):
    """The picture without noise. All three are height × width × 3 arrays of linear floats; normals are -1…1."""
    height, width, _ = color.shape
    color = np.nan_to_num(np.asarray(color, np.float32), posinf=65504)
    scale = exposure_of(color)
    top = float(encode(np.float64(65504)))
    image = np.concatenate([
        encode(color * scale) / top,
        np.clip(np.nan_to_num(albedo), 0, 1),
        np.clip(np.nan_to_num(normal), -1, 1) / 2 + 0.5,
    ], axis=2).astype(np.float32)
    image = np.pad(image, ((0, -height % MULTIPLE), (0, -width % MULTIPLE), (0, 0)), mode='edge')
    session = build_network(read_weights(os.path.join(HOME, 'rt_hdr_alb_nrm.tza')))
    (result,) = session.run(None, {'input': image.transpose(2, 0, 1)[None]})
    result = result[0].transpose(1, 2, 0)[:height, :width]
    return (np.maximum(decode(np.maximum(result, 0) * top), 0) / scale).astype(np.float32)
